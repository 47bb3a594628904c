import { expect, it } from 'vitest';
import { folds, type Reporter } from './rules.ts';

const now = new Date('2026-03-02T03:00:00Z');
const joined = (daysAgo: number, rest: Partial<Reporter> = {}): Reporter => ({
  isVerified: true,
  isPartner: false,
  isManager: false,
  isSuspended: false,
  joinedAt: new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000),
  ...rest,
});
const enough = [joined(10), joined(40), joined(90), joined(200), joined(300)];

it('folds by five members of different standing', () => {
  expect(folds(enough, now)).toBe(true);
});

it.each<[string, Reporter[]]>([
  ['four members', enough.slice(1)],
  ['a fifth who is unverified', [...enough.slice(1), joined(10, { isVerified: false })]],
  ['a fifth who is suspended', [...enough.slice(1), joined(10, { isSuspended: true })]],
  ['a fifth who joined yesterday', [...enough.slice(1), joined(1)]],
  ['a crowd that joined on one day', Array.from({ length: 9 }, () => joined(40))],
  ['a crowd that is all new', [4, 5, 6, 7, 8, 9, 10].map((days) => joined(days))],
])('does not fold by %s', (_who, reporters) => {
  expect(folds(reporters, now)).toBe(false);
});

it('takes a partner for another standing', () => {
  const recent = [4, 5, 6, 7].map((days) => joined(days));
  expect(folds([...recent, joined(8, { isPartner: true })], now)).toBe(true);
});
