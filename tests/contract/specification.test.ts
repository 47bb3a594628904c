// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { call } from '../api';
import { specification } from './specification';

/** Normalises a call's name: parameters without names, with a closing slash. */
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/\{\w+\}/g, '{}').replace(/\/?$/, '/')}`;

interface Schema {
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const fieldsOf = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf),
];

/** The declared fields of each route of the provider, by the call's name. */
const taken = new Map<string, string[]>();
beforeAll(async () => {
  const { body } = await call('GET', 'openapi.json');
  const paths: [string, Record<string, Operation>][] = Object.entries(body.paths);
  for (const [path, methods] of paths) {
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const name = nameOf({ method: method.toUpperCase(), path: path.replace('/api/v1/', '') });
      const query = parameters.filter((it) => it.in === 'query').map((it) => it.name);
      const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
      taken.set(name, [...query, ...bodies.flatMap(fieldsOf)]);
    }
  }
});

const named = specification.map((call) => ({ name: nameOf(call), ...call }));

test('the specification lists 115 calls, each once', () => {
  expect(new Set(named.map(({ name }) => name)).size).toBe(115);
});

test.each(named)('$name is a route that accepts what the specification lists', ({ name, takes }) => {
  expect([...taken.keys()]).toContain(name);
  expect(taken.get(name)).toEqual(expect.arrayContaining(takes));
});
