// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { fitsContract } from '@/api/responseCheck';
import { areas } from '@/contract/areas';
import { call } from '../api';
import { aTopic } from '../factories';

const ONE = 'forums/free/topics/1/';
const LIST = 'topics/';

const WRONG: [string, unknown][] = [
  ['null', null],
  ['an empty object', {}],
  ['a list', []],
  ['a text', 'text'],
  ['a number', -1],
  ['a refusal', { code: 'not_found' }],
];

/** Yields every response that differs from a valid one in a single place, named by the place. */
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

describe('a response', () => {
  let topic: object;
  let topics: { results: object[] };
  beforeAll(async () => {
    const { id, forum } = await aTopic();
    topic = (await call('GET', `forums/${forum.slug}/topics/${id}/`)).body;
    topics = (await call('GET', 'topics/?page_size=2')).body;
  });

  test.each(
    areas
      .flatMap(([calls]) => Object.entries(calls))
      .filter(([name]) => name !== 'getPostNotion')
      .map(([name, { method, path }]) => [name, method, path.replace(/\{\w+\}/g, '1')] as const),
  )('that is none of %s is refused', (_name, method, path) => {
    for (const [name, body] of WRONG) expect(fitsContract(method, path, body), name).toBe(false);
  });

  test('that is right is accepted', () => {
    expect(fitsContract('GET', ONE, topic)).toBe(true);
    expect(fitsContract('GET', LIST, topics)).toBe(true);
  });

  test('that is wrong in one place is rejected', () => {
    const copies = [...brokenCopies(topic)];
    expect(copies.length).toBeGreaterThan(60);
    for (const [name, copy] of copies) {
      expect(fitsContract('GET', ONE, copy), name).toBe(false);
    }
  });

  test.each([
    ['a negative count', { like_count: -1 }],
    ['a negative id', { id: -1 }],
    ['a broken date', { created_at: '2026-13-45T99:99:99Z' }],
    ['a day that no month has', { created_at: '2026-02-31T00:00:00Z' }],
    ['a text beyond every limit', { title: 'x'.repeat(1_000_000) }],
  ])('with %s is rejected', (_name, change) => {
    expect(fitsContract('GET', ONE, { ...topic, ...change })).toBe(false);
  });

  test('with a row twice is rejected', () => {
    const [row] = topics.results;
    expect(fitsContract('GET', LIST, { ...topics, results: [row, row] })).toBe(false);
  });
});
