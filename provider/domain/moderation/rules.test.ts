import { expect, it } from 'vitest';
import { REPORTERS_DEFAULT } from '../../../contract/constants/settings.ts';
import { type Reporter, shouldCollapse } from './rules.ts';

const now = new Date('2026-03-02T03:00:00Z');
const joined = (daysAgo: number, rest: Partial<Reporter> = {}): Reporter => ({
  isVerified: true,
  isPartner: false,
  isManager: false,
  isSuspended: false,
  joinedAt: new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000),
  ...rest,
});
/** Returns whether their reports collapse content, as at first or as operators have set it. */
const collapses = (by: readonly Reporter[], reporters = REPORTERS_DEFAULT) => shouldCollapse(by, { reporters }, now);
const enough = [joined(10), joined(40), joined(90), joined(200), joined(300)];

it('collapses content that five members of different groups report', () => {
  expect(collapses(enough)).toBe(true);
});

it('collapses content from the number of reports on that operators have set', () => {
  expect([collapses(enough, 6), collapses([...enough, joined(500)], 6)]).toEqual([false, true]);
  expect([collapses(enough.slice(3), 3), collapses(enough.slice(2), 3)]).toEqual([false, true]);
});

it.each<[string, Reporter[]]>([
  ['four members', enough.slice(1)],
  ['a fifth who is unverified', [...enough.slice(1), joined(10, { isVerified: false })]],
  ['a fifth who is suspended', [...enough.slice(1), joined(10, { isSuspended: true })]],
  ['a fifth who joined yesterday', [...enough.slice(1), joined(1)]],
  ['a crowd that joined on one day', Array.from({ length: 9 }, () => joined(40))],
  ['a crowd that is all new', [4, 5, 6, 7, 8, 9, 10].map((days) => joined(days))],
])('does not collapse content reported by %s', (_who, reporters) => {
  expect(collapses(reporters)).toBe(false);
});

it('counts a partner as another group', () => {
  const recent = [4, 5, 6, 7].map((days) => joined(days));
  expect(collapses([...recent, joined(8, { isPartner: true })])).toBe(true);
});

const daysAgo = (days: number[], rest: Partial<Reporter> = {}) => days.map((day) => joined(day, rest));
const DAY_MS = 24 * 60 * 60 * 1000;

it.each<[string, Reporter[], boolean]>([
  ['members of under and of 30 days', daysAgo([26, 27, 28, 29, 30]), true],
  ['members of 30 days to under 180', daysAgo([30, 60, 90, 120, 179]), false],
  ['members of under and of 180 days', daysAgo([60, 90, 120, 179, 180]), true],
  ['members of 180 days and more', daysAgo([180, 200, 300, 400, 500]), false],
  ['new members and a manager', [...daysAgo([4, 5, 6, 7]), joined(8, { isManager: true })], true],
  ['partners alone', daysAgo([4, 40, 200, 300, 400], { isPartner: true }), false],
  [
    'managers alone, of whom one is a partner',
    [...daysAgo([4, 40, 200, 300], { isManager: true }), joined(400, { isManager: true, isPartner: true })],
    false,
  ],
])('distinguishes groups: %s', (_who, reporters, isEnough) => {
  expect(collapses(reporters)).toBe(isEnough);
});

it('counts a member from the third day on, to the moment', () => {
  const others = enough.slice(1);
  expect(collapses([...others, joined(3)])).toBe(true);
  expect(collapses([...others, joined(3 - 1 / DAY_MS)])).toBe(false);
});

it('needs three days of joining, as days of Korea', () => {
  const at = (...instants: string[]) => instants.map((joinedAt) => joined(0, { joinedAt: new Date(joinedAt) }));
  const old = at('2025-01-10T03:00:00Z', '2025-01-10T04:00:00Z', '2025-01-10T05:00:00Z');
  // 15:00 UTC is midnight in Korea.
  const oneDay = at('2026-01-31T15:00:00Z', '2026-02-01T14:59:00Z');
  const twoDays = at('2026-02-01T14:59:00Z', '2026-02-01T15:00:00Z');
  expect(collapses([...old, ...oneDay])).toBe(false);
  expect(collapses([...old, ...twoDays])).toBe(true);
});
