import { describe, expect, test } from 'vitest';
import { type ZodType, z } from 'zod';
import { areas } from './areas.ts';
import { assertionClaims, email, password } from './auth.ts';
import { consentTo, opaque, paginated, queryBoolean, reservedNames, slug, text } from './common.ts';
import { imageWidths } from './constants/common.ts';
import { marketingSchemas } from './marketings.ts';
import { questionSlug } from './questions.ts';
import { rankingSchemas } from './rankings.ts';
import { REQUEST_ID_PATTERN } from './requestId.ts';
import { fileName, fileQuery } from './uploads.ts';
import { nickname, username } from './users.ts';

/** The messages of a rejected value; nothing for one that is accepted. */
const problems = (schema: ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const accepts = (schema: ZodType, value: unknown) => schema.safeParse(value).success;

describe('text', () => {
  test('is trimmed before it is measured', () => {
    expect(text(3).parse('  가나다 \n')).toBe('가나다');
    expect([accepts(text(3), '가나다라'), accepts(text(3), '   '), accepts(text(3, 0), '   ')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([accepts(text(3, 2), '가'), accepts(text(3, 2), '가나')]).toEqual([false, true]);
  });

  test.each(['a\0b', 'a\ud800', '\udc00b'])('of members and passwords has no characters that %j has', (value) => {
    expect(problems(text(20), value)).toEqual(['invalid_characters']);
    expect(problems(password, `${value} is long enough`)).toEqual(['invalid_characters']);
  });

  test('may have emoji, in passwords too', () => {
    expect([accepts(text(20), '🌿'), accepts(password, '🌿'.repeat(8))]).toEqual([true, true]);
  });
});

test('a token is visible ASCII up to its length', () => {
  expect(['!~aZ09-_', 'a'.repeat(10)].map((value) => accepts(opaque(10), value))).toEqual([true, true]);
  for (const value of ['', 'a b', ' a', 'a ', 'a\n', '가', '\x7f', 'a'.repeat(11)]) {
    expect(accepts(opaque(10), value), value).toBe(false);
  }
});

test('a boolean in a query is `true` or `false`', () => {
  expect([queryBoolean.parse('true'), queryBoolean.parse('false')]).toEqual([true, false]);
  for (const value of ['1', 'TRUE', '', true]) expect(accepts(queryBoolean, value)).toBe(false);
});

test('no agreement is distinguished from one to another version', () => {
  const consent = consentTo('2');
  expect(consent.parse('2')).toBe('2');
  for (const none of [undefined, null, false, '']) expect(problems(consent, none)).toEqual(['consent_missing']);
  for (const other of ['1', 2, true, 0]) {
    expect(problems(consent, other)).toHaveLength(1);
    expect(problems(consent, other)).not.toEqual(['consent_missing']);
  }
});

test('a page of a list has its results, their number and its neighbours', () => {
  const page = { count: 1, next: null, previous: '/api/v1/topics/?page=1', results: ['a'] };
  expect(paginated(text(1)).parse(page)).toEqual(page);
  for (const change of [{ count: -1 }, { count: 0.5 }, { next: 1 }, { previous: undefined }, { results: ['ab'] }]) {
    expect(accepts(paginated(text(1)), { ...page, ...change }), JSON.stringify(change)).toBe(false);
  }
});

test('names that the site needs are no usernames and no questions', () => {
  expect(reservedNames).toContain('constructor');
  for (const name of reservedNames) {
    expect(accepts(username, name), name).toBe(false);
    expect(accepts(questionSlug, name), name).toBe(false);
  }
  expect(problems(username, 'admin')).toEqual(['reserved']);
  expect([problems(questionSlug, 'answers'), problems(questionSlug, 'new')]).toEqual([['reserved'], ['reserved']]);
  expect([accepts(questionSlug, 'answers-2'), accepts(username, 'answers'), accepts(slug, 'answers')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([accepts(username, 'bori_1'), accepts(username, 'bo'), accepts(nickname, '결')]).toEqual([true, false, false]);
});

test('an address of e-mail is compared in lower case', () => {
  expect(email.parse('Bori@Gyeol.Test')).toBe('bori@gyeol.test');
});

test('what a social provider leaves out of a sign-in is empty', () => {
  const claims = { provider: 'kakao', account: '7' };
  expect(assertionClaims.parse(claims)).toEqual({ ...claims, email: null, email_verified: false, name: '' });
  expect(assertionClaims.parse({ ...claims, email: null, name: null })).toMatchObject({ email: null, name: '' });
  expect(assertionClaims.parse({ ...claims, email: 'bori@gyeol.test', name: '보리' })).toMatchObject({
    email: 'bori@gyeol.test',
    name: '보리',
  });
});

test('the topics of the newsletter are stored once each, in one order', () => {
  const body = { topics: ['offers', 'digest', 'offers'], consent: '1' };
  expect(marketingSchemas.subscribeToNews.body.parse(body).topics).toEqual(['digest', 'offers']);
  expect(accepts(marketingSchemas.subscribeToNews.body, { ...body, topics: [] })).toBe(false);
});

/** Yields the days and instants that a schema takes, each with its place. */
function* datesIn(schema: unknown, place: string): Generator<[string, ZodType]> {
  if (schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime) yield [place, schema];
  else if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) yield* datesIn(field, `${place}.${name}`);
  } else if (schema instanceof z.ZodArray) yield* datesIn(schema.element, place);
  else if (schema instanceof z.ZodUnion) for (const one of schema.options) yield* datesIn(one, place);
  else if (schema instanceof z.ZodPipe) yield* datesIn(schema.in, place);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    yield* datesIn(schema.def.innerType, place);
  }
}

test('no call takes a day or an instant that is beyond the reach of a database or a calendar', () => {
  const given = areas
    .flatMap(([, schemas]) => Object.entries(schemas))
    .flatMap(([name, { query, body }]) => [...datesIn(query, name), ...datesIn(body, name)]);
  expect(given.length).toBeGreaterThan(20);
  const beyond = ['0000-12-31', '9999-12-31'].flatMap((day) => [day, `${day}T15:00:00.000Z`]);
  expect(given.filter(([, schema]) => beyond.some((date) => accepts(schema, date))).map(([place]) => place)).toEqual(
    [],
  );
});

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['2100-01-01', false],
])('rankings can be asked for the day %s: %s', (date, holds) => {
  expect(problems(rankingSchemas.getRankings.query, { date })).toEqual(holds ? [] : ['out_of_range']);
});

test.each([
  ['a1b2c3d4', true],
  ['A_b-'.repeat(16), true],
  ['a1b2c3d', false],
  ['a'.repeat(65), false],
  ['a1b2c3d4\n', false],
  ['가나다라마바사아', false],
])('a request id of %j is used: %s', (id, isUsed) => {
  expect(REQUEST_ID_PATTERN.test(id)).toBe(isUsed);
});

test.each([
  ['a1-b2-1600x900.webp', true],
  ['a-99999x1.webp', true],
  ['a-100000x1.webp', false],
  ['a-1x100000.webp', false],
  ['A-1x1.webp', false],
  ['../a-1x1.webp', false],
  ['a-1x1.webp.exe', false],
  ['a-1x1xwebp', false],
])('the name of a stored picture %j is accepted: %s', (name, isAccepted) => {
  expect(accepts(fileName, name)).toBe(isAccepted);
});

test('a copy of a picture has one of the stored widths', () => {
  expect([accepts(fileQuery, {}), accepts(fileQuery, { w: String(imageWidths[0]) })]).toEqual([true, true]);
  expect([accepts(fileQuery, { w: '7' }), accepts(fileQuery, { w: imageWidths[0] })]).toEqual([false, false]);
});

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });
const schemas = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[path, name, value] as const] : [],
  ),
);

test.each(schemas)('%s %s has a description for the API document', (_path, _name, schema) => {
  expect(() => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).not.toThrow();
});

describe('calls of the console', () => {
  const every = areas.flatMap(([calls, schemas]) =>
    Object.entries(calls).map(([name, call]) => ({ name, call, schema: schemas[name] })),
  );

  test('that any role may make, without two-step sign-in too, are no more than the one that says what it may do', () => {
    expect(every.filter(({ call }) => call.access === 'role').map(({ name }) => name)).toEqual(['getAccess']);
  });

  test('that answer to a password alone store no copy of their answer', () => {
    const exports = every.filter(
      ({ schema }) => schema?.body instanceof z.ZodObject && Object.keys(schema.body.shape).join() === 'password',
    );
    expect(exports.map(({ name }) => name)).toEqual(expect.arrayContaining(['exportCoupons', 'exportMemberData']));
    for (const { name, schema } of exports) expect([name, schema?.rule]).toMatchObject([name, { unkept: true }]);
  });
});
