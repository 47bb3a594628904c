import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  type Given,
  hashOfCode,
  isRight,
  type MissionRow,
  NOTHING,
  notAsked,
  problemOf,
  rewardOf,
  statusOf,
} from './rules.ts';

const mission = (row: Partial<MissionRow>) =>
  ({
    kind: 'quiz',
    choices: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    several: false,
    right: ['b'],
    minLength: 0,
    reward: 30,
    endsAt: null,
    ...row,
  }) as MissionRow;
const given = (rest: Partial<Given> = {}): Given => ({ review: '', answer: '', data: {}, ...rest });

it('credits a mission’s own points and the same xp for each', () => {
  expect(rewardOf({ reward: 30 })).toEqual({ xp: 20, point: 30 });
  expect(NOTHING).toEqual({ xp: 0, point: 0 });
});

it('is opened until the moment of its end', () => {
  const now = new Date('2026-03-02T03:00:00Z');
  const after = (ms: number) => ({ endsAt: new Date(now.getTime() + ms) });
  expect(statusOf({ endsAt: null }, now)).toBe('opened');
  expect(statusOf(after(1), now)).toBe('opened');
  expect(statusOf(after(0), now)).toBe('closed');
  expect(statusOf(after(-1), now)).toBe('closed');
});

describe('fields of another kind of mission', () => {
  const choices = { data: { choices: ['a'] } };
  const note = { data: { note: '미온수' } };
  const answer = { answer: '미온수' };
  it.each([
    ['quiz', choices, undefined],
    ['choice', choices, undefined],
    ['answer', choices, 'data'],
    ['note', choices, 'data'],
    ['review', choices, 'data'],
    ['note', note, undefined],
    ['quiz', note, 'data'],
    ['review', note, 'data'],
    ['answer', answer, undefined],
    ['quiz', answer, 'answer'],
    ['review', answer, 'answer'],
    ['quiz', {}, undefined],
    ['quiz', { data: { choices: [], note: '' } }, undefined],
    ['answer', { data: { choices: [] } }, undefined],
  ] as const)('in a %s: %j', (kind, rest, field) => {
    expect(notAsked({ kind }, given(rest as Partial<Given>))).toBe(field);
  });
});

describe('missing fields', () => {
  it.each([
    [undefined, 'choiceMissing'],
    [[], 'choiceMissing'],
    [['z'], 'unknownChoice'],
    [['a', 'z'], 'unknownChoice'],
    [['a', 'a'], 'unknownChoice'],
    [['a', 'b'], 'unknownChoice'],
    [['a'], undefined],
  ])('of one choice, with %j: %s', (choices, why) => {
    for (const kind of ['quiz', 'choice'] as const) {
      expect(problemOf(mission({ kind }), given({ data: { choices } }))).toEqual(why && { field: 'data', why });
    }
  });

  it.each([
    [['a', 'b'], undefined],
    [['a', 'a'], 'unknownChoice'],
    [['a', 'z'], 'unknownChoice'],
  ])('of several choices, with %j: %s', (choices, why) => {
    const several = mission({ several: true });
    expect(problemOf(several, given({ data: { choices } }))?.why).toBe(why);
  });

  it('of a typed answer: one character is enough, whatever the least length', () => {
    const typed = mission({ kind: 'answer', minLength: 10 });
    expect(problemOf(typed, given())).toEqual({ field: 'answer', why: 'nothingWritten' });
    expect(problemOf(typed, given({ answer: '물' }))).toBeUndefined();
  });

  it.each([
    ['', 'nothingWritten'],
    ['가나', 'tooFewWords'],
    ['가나다', undefined],
    // An emoji is one character of two code units.
    ['🌿🌿', 'tooFewWords'],
  ])('of a text of three characters, with "%s": %s', (text, why) => {
    const note = mission({ kind: 'note', minLength: 3 });
    const review = mission({ kind: 'review', minLength: 3 });
    expect(problemOf(note, given({ data: { note: text } }))).toEqual(why && { field: 'data', why });
    expect(problemOf(review, given({ review: text }))).toEqual(why && { field: 'review', why });
  });

  it('of a note that was not sent at all', () => {
    expect(problemOf(mission({ kind: 'note' }), given())?.why).toBe('nothingWritten');
  });
});

describe('right answers', () => {
  it.each([
    ['미온수', true],
    [' 미 온 수! ', true],
    ['찬물', false],
    ['', false],
  ])('a typed answer "%s": %s', (answer, right) => {
    const typed = mission({ kind: 'answer', right: ['찬 바람', '미온수'] });
    expect(isRight(typed, given({ answer }))).toBe(right);
  });

  it('a typed answer in another case or in wide letters', () => {
    const typed = mission({ kind: 'answer', right: ['SPF 50'] });
    expect(isRight(typed, given({ answer: 'ｓｐｆ５０' }))).toBe(true);
    expect(isRight(typed, given({ answer: 'spf 30' }))).toBe(false);
    // Upper case would make both answers equal.
    const question = mission({ kind: 'answer', right: ['straße'] });
    expect(isRight(question, given({ answer: 'STRASSE' }))).toBe(false);
  });

  it.each([
    [['b', 'c'], true],
    [['c', 'b'], true],
    [['b'], false],
    [['a', 'b'], false],
    [['a', 'b', 'c'], false],
    [undefined, false],
    [[], false],
  ])('choices %j of a quiz whose right ones are b and c: %s', (choices, right) => {
    expect(isRight(mission({ right: ['b', 'c'] }), given({ data: { choices } }))).toBe(right);
  });

  it('nothing chosen, of a quiz where nothing is right', () => {
    expect(isRight(mission({ right: [] }), given())).toBe(true);
  });

  it.each(['choice', 'note', 'review'] as const)('anything in a %s', (kind) => {
    expect(isRight(mission({ kind }), given())).toBe(true);
  });
});

it('reads a coupon’s code however it was typed', () => {
  for (const typed of ['KQ3D-7HNV-1001', ' kq3d 7hnv 1001 ', 'ｋｑ３ｄ７ｈｎｖ１００１', 'kq3d_7hnv_가1001']) {
    expect(codeOf(typed)).toBe('KQ3D7HNV1001');
    expect(hashOfCode(typed)).toBe(createHash('sha256').update('KQ3D7HNV1001').digest('hex'));
  }
});
