import { expect, it } from 'vitest';
import { comparedWith, lastDay, periodAfter, periodBefore, periodOf } from './periods.ts';

const shown = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()];
const SUNDAY = '2026-03-01';
const MONDAY = '2026-03-02';

it.each([
  ['day', MONDAY, MONDAY, '2026-03-01T15:00:00.000Z', '2026-03-02T15:00:00.000Z'],
  ['week', MONDAY, MONDAY, '2026-03-01T15:00:00.000Z', '2026-03-08T15:00:00.000Z'],
  ['week', SUNDAY, '2026-02-23', '2026-02-22T15:00:00.000Z', '2026-03-01T15:00:00.000Z'],
  ['week', '2026-03-04', MONDAY, '2026-03-01T15:00:00.000Z', '2026-03-08T15:00:00.000Z'],
  ['month', '2026-02-28', '2026-02-01', '2026-01-31T15:00:00.000Z', '2026-02-28T15:00:00.000Z'],
  ['month', '2026-12-31', '2026-12-01', '2026-11-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z'],
  ['all', MONDAY, '1970-01-01', '1970-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z'],
] as const)('the %s of %s is named %s, in Korea’s time', (period, day, date, from, to) => {
  const found = periodOf(period, day);
  expect([found.period, found.date, ...shown(found)]).toEqual([period, date, from, to]);
});

it.each([
  ['day', SUNDAY, '2026-03-03', MONDAY],
  ['week', '2026-02-23', '2026-03-09', '2026-03-08'],
  ['month', '2026-02-01', '2026-04-01', '2026-03-31'],
] as const)(
  'the %s before begins on %s, the one after on %s, and its last day is %s',
  (period, before, after, last) => {
    const found = periodOf(period, MONDAY);
    expect([periodBefore(found).date, periodAfter(found).date, lastDay(found)]).toEqual([before, after, last]);
    expect([periodBefore(found).period, periodAfter(found).period]).toEqual([period, period]);
  },
);

it('is compared with the period before, and all time with what was before this week', () => {
  const now = new Date('2026-03-04T03:00:00Z');
  const week = periodOf('week', MONDAY);
  expect(comparedWith(week, now)).toEqual(periodBefore(week));
  const all = periodOf('all', MONDAY);
  expect(shown(comparedWith(all, now))).toEqual(['1970-01-01T00:00:00.000Z', '2026-03-01T15:00:00.000Z']);
});
