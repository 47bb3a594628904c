// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerSchemas, fitsContract } from '@/api/answerSchemas';
import { hasAnswerShape, type Shape } from '@/api/answerShape';
import { baseApi } from '@/api/baseApi';
import { call } from '../api';
import { aTopic } from '../factories';

type Json = z.core.JSONSchema.BaseSchema;

/** Returns the shape of what a JSON schema describes. */
function shapeOf({ type, anyOf, oneOf, items, properties, required, additionalProperties, ...rest }: Json): Shape {
  const several = anyOf ?? oneOf;
  if (several) return ['or', ...several.map((part) => shapeOf(part as Json))];
  if (Array.isArray(type)) return ['or', ...type.map((one) => shapeOf({ ...rest, type: one }))];
  if (type === 'array') return ['list', shapeOf((items ?? {}) as Json)];
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, part]) => [
        required?.includes(name) ? name : `${name}?`,
        shapeOf(part as Json),
      ]),
    );
  }
  if (type === 'integer') return 'number';
  if (type) return String(type);
  if ('const' in rest) return rest.const === null ? 'null' : typeof rest.const;
  return 'any';
}

/** Writes the shapes, a line per endpoint, so that two changes seldom conflict. */
function shapesFile() {
  const lines = Object.keys(answerSchemas)
    .sort()
    .map((name) => {
      const schema = z.toJSONSchema(answerSchemas[name] as z.ZodType, { unrepresentable: 'any' });
      return `  ${JSON.stringify(name)}: ${JSON.stringify(shapeOf(schema))}`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}

beforeAll(async () => {
  await Promise.all(Object.values(import.meta.glob(['../../api/*.ts', '!**/*.test.ts'])).map((read) => read()));
});

test('every endpoint has its answer’s schema', () => {
  expect(Object.keys(answerSchemas).sort()).toEqual(Object.keys(baseApi.endpoints).sort());
});

test('the shapes that the browser checks are those of the schemas', async () => {
  // After a change of the contract: npx vitest run tests/rendering/answers -u
  await expect(shapesFile()).toMatchFileSnapshot('../../api/answerShapes.json');
});

const WRONG: [string, unknown][] = [
  ['null', null],
  ['an empty object', {}],
  ['a list', []],
  ['a text', 'text'],
  ['a number', -1],
  ['a refusal', { code: 'not_found' }],
];

/** Yields every answer that differs from a valid one in a single place, named by the place. */
function* brokenCopies(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const at = `${path}/${key}`;
    const withPart = (changed: unknown) =>
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? changed : item))
        : { ...value, [key]: changed };
    if (!Array.isArray(value)) {
      const { [key as never]: _, ...rest } = value;
      yield [`${at} missing`, rest];
    }
    yield [`${at} of another type`, withPart(typeof part === 'boolean' ? 'text' : true)];
    if (typeof part === 'object' && part !== null) {
      yield [`${at} ${Array.isArray(part) ? 'an object' : 'a list'}`, withPart(Array.isArray(part) ? {} : [])];
    }
    for (const [name, changed] of brokenCopies(part, at)) yield [name, withPart(changed)];
  }
}

describe('an answer', () => {
  let topic: object;
  let topics: { results: object[] };
  beforeAll(async () => {
    const { id, forum } = await aTopic();
    topic = (await call('GET', `forums/${forum.slug}/topics/${id}/`)).body;
    topics = (await call('GET', 'topics/?page_size=2')).body;
  });

  test.each(Object.keys(answerSchemas).filter((name) => !/^get(PostNotion|UserData)$/.test(name)))(
    'that is none of %s is refused',
    (endpoint) => {
      for (const [name, answer] of WRONG) {
        expect(fitsContract(endpoint, answer), `${name} on the server`).toBe(false);
        expect(hasAnswerShape(endpoint, answer), `${name} in the browser`).toBe(false);
      }
    },
  );

  test('that is right is accepted on both sides', () => {
    expect(fitsContract('getTopic', topic)).toBe(true);
    expect(hasAnswerShape('getTopic', topic)).toBe(true);
    expect(fitsContract('getTopics', topics)).toBe(true);
    expect(hasAnswerShape('getTopics', topics)).toBe(true);
  });

  test('that is wrong in one place is rejected on both sides', () => {
    const copies = [...brokenCopies(topic)];
    expect(copies.length).toBeGreaterThan(60);
    for (const [name, copy] of copies) {
      expect(fitsContract('getTopic', copy), `${name}, on the server`).toBe(false);
      expect(hasAnswerShape('getTopic', copy), `${name}, in the browser`).toBe(false);
    }
  });

  test.each([
    ['a negative count', { like_count: -1 }],
    ['a negative id', { id: -1 }],
    ['a broken date', { created_at: '2026-13-45T99:99:99Z' }],
    ['a day that no month has', { created_at: '2026-02-31T00:00:00Z' }],
    ['a text beyond every limit', { title: 'x'.repeat(1_000_000) }],
  ])('with %s never gets onto a page', (_name, change) => {
    expect(fitsContract('getTopic', { ...topic, ...change })).toBe(false);
  });

  test('with a row twice never gets onto a page', () => {
    const [row] = topics.results;
    expect(fitsContract('getTopics', { ...topics, results: [row, row] })).toBe(false);
  });
});
