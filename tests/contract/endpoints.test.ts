// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { areas } from '@/contract/areas';
import { operatorFields } from '@/contract/constants/operator';
import { testProvider } from '../api';
import { callsOf } from './routes';

/** The calls that no screen makes by an endpoint, and what makes them. */
const WITHOUT_ENDPOINT: Readonly<Record<string, string>> = {
  'POST marketings/attendees/stop/': 'a mail program, by the address in a mail’s headers',
  'GET files/{name}/': 'the browser, by the address of a picture or a film',
  'GET notifications/stream/': 'api/live.ts, which listens to it',
};
/** The folders whose code makes calls by the endpoints of `api/`. */
const CODE = ['components', 'hooks', 'lib', 'pages', 'routes', 'server', 'store'];

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
const used = CODE.flatMap(sources).join('\n');

/** Fields of responses that are neither specified nor named in the code that reads them, and what reads them. */
const READ_AS_A_WHOLE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'rp displayName pubKeyCredParams attestation excludeCredentials authenticatorSelection residentKey ' +
      'requireResidentKey userVerification rpId'
    )
      .split(' ')
      .map((name) => [name, 'the browser, which makes or uses a passkey']),
  ),
  ...Object.fromEntries(operatorFields.map((name) => [name, 'the form of the operator, a field for each name'])),
  memberId: 'Channel.io',
  memberHash: 'Channel.io',
  salt: 'a participant who checks that an entry is in the draw (docs/decisions/0054)',
};

/** Returns the names of the fields in a JSON schema. */
function fieldsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([name, field]) => [name, ...fieldsIn(field)])
      : fieldsIn(value),
  );
}

const called = areas.flatMap(([calls]) =>
  Object.entries(calls).map(([name, { method, path }]) => ({ name, call: `${method} ${path.slice(1)}` })),
);

test('the provider mounts the calls of the contract, and no others but files and streams', async () => {
  const mounted = callsOf(await testProvider()).map(({ name }) => name);
  const beside = mounted.filter((name) => !called.some(({ call }) => call === name));
  expect(beside.sort()).toEqual(['GET files/{name}/', 'GET notifications/stream/']);
  expect(called.map(({ call }) => call).filter((call) => !mounted.includes(call))).toEqual([]);
});

test('the product reads every field of a response', () => {
  const words = new Set(`${used}\n${sources('api').join('\n')}`.match(/\w+/g));
  const unread = areas
    .flatMap(([, schemas]) => Object.entries(schemas))
    .flatMap(([name, { response }]) =>
      fieldsIn(z.toJSONSchema(response, { unrepresentable: 'any' }))
        .filter((field) => !words.has(field) && !(field in READ_AS_A_WHOLE))
        .map((field) => `${name}: ${field}`),
    );
  expect(unread).toEqual([]);
});

test.each(called.filter(({ call }) => !(call in WITHOUT_ENDPOINT)))(
  'the product uses the endpoint of $call',
  ({ name }) => {
    const hook = name.replace(/^./, (first) => first.toUpperCase());
    expect(used).toMatch(new RegExp(`\\b(${name}|use(Lazy)?${hook}(Query|Mutation|InfiniteQuery))\\b`));
  },
);
