import { expect, test } from 'vitest';
import { challengesQueryOf, challengesViewOf, challengesViewPath } from '@/components/challenges/challengesView';
import {
  clockText,
  daysLeft,
  isAlwaysOpen,
  isOvernight,
  isSameClock,
  leftOf,
  phaseOf,
  untilNextTick,
  windowIn,
  windowsLeft,
} from '@/components/challenges/times';
import { parseListState } from '@/lib/listState';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const checkInWindow = {
  day: '2026-11-21',
  opens_at: '2026-11-21T21:00:00.000Z',
  closes_at: '2026-11-22T01:00:00.000Z',
};

test.each([
  [3 * HOUR + 20 * MINUTE, '3 hours 20 minutes', MINUTE],
  [3 * HOUR + 19 * MINUTE + SECOND, '3 hours 20 minutes', SECOND],
  [HOUR, '1 hours', SECOND],
  [HOUR - SECOND, '59 minutes 59 seconds', SECOND],
  [MINUTE, '1 minutes', SECOND],
  [400, '1 seconds', 400],
  [0, '0 seconds', SECOND],
  [26 * HOUR, '1 days 2 hours', MINUTE],
  [24 * HOUR - 1, '1 days', MINUTE - 1],
])('%i ms are formatted in two units, until they read otherwise', (ms, texts, next) => {
  const parts = leftOf(ms).map(({ unit, count }) => `${count} ${unit}`);
  expect(parts.join(' ')).toBe(texts);
  expect(untilNextTick(ms)).toBe(next);
});

test('a turn is before, open or over; it is over at the instant it closes', () => {
  const at = (iso: string) => phaseOf(checkInWindow, Date.parse(iso));
  expect(at('2026-11-21T20:59:59.999Z')).toBe('before');
  expect(at(checkInWindow.opens_at)).toBe('open');
  expect(at('2026-11-22T00:59:59.999Z')).toBe('open');
  expect(at(checkInWindow.closes_at)).toBe('over');
});

test('times of the day say when they are always open, end the next day or at its end', () => {
  expect(isAlwaysOpen({ opens_at: '00:00:00', closes_at: '23:59:59' })).toBe(true);
  expect(isAlwaysOpen({ opens_at: '20:00:00', closes_at: '23:59:59' })).toBe(false);
  expect(isOvernight({ opens_at: '22:00:00', closes_at: '02:00:00' })).toBe(true);
  expect(isOvernight({ opens_at: '06:00:00', closes_at: '10:00:00' })).toBe(false);
  expect([clockText('06:30:00'), clockText('23:59:59')]).toEqual(['06:30', '24:00']);
});

test('a check-in window is shown by each clock, and zones with the same clock are not distinguished', () => {
  expect(windowIn('Asia/Seoul', checkInWindow)).toEqual({
    opens: { month: 11, day: 22, time: '06:00' },
    closes: { month: 11, day: 22, time: '10:00' },
  });
  expect(windowIn('America/New_York', checkInWindow).opens).toEqual({ month: 11, day: 21, time: '16:00' });
  expect(isSameClock('Asia/Seoul', 'Asia/Tokyo', checkInWindow)).toBe(true);
  expect(isSameClock('Asia/Seoul', 'America/New_York', checkInWindow)).toBe(false);
});

test('days are counted with today, and until a challenge begins up to its first', () => {
  const days = { starts_on: '2026-11-20', ends_on: '2026-11-30' };
  const at = (status: 'opened' | 'upcoming', iso: string) => daysLeft({ ...days, status }, iso);
  expect(at('opened', '2026-11-30T14:59:00Z')).toBe(1);
  expect(at('opened', '2026-11-30T15:00:00Z')).toBe(0);
  expect(at('upcoming', '2026-11-17T15:00:00Z')).toBe(2);
  expect(windowsLeft({ window: checkInWindow, ends_on: '2026-11-22' })).toBe(2);
  expect(windowsLeft({ window: null, ends_on: '2026-11-22' })).toBe(0);
});

test('nothing chosen lists what can be joined, a search looks through all, and both are left out of the address', () => {
  const queryOf = (address: Record<string, string>) =>
    challengesQueryOf(challengesViewOf(address), parseListState(address));
  expect(queryOf({})).toMatchObject({ status: 'opened', ordering: 'ends_on' });
  expect(queryOf({ search: '선크림' })).not.toHaveProperty('status');
  expect(queryOf({ search: '선크림', status: 'closed' })).toMatchObject({ status: 'closed' });
  expect(queryOf({ status: 'nonsense', type: 'nonsense' })).not.toHaveProperty('type');
  expect(challengesViewPath({ status: 'opened', type: '' }, '')).toBe('/challenges');
  expect(challengesViewPath({ status: 'all', type: 'habit' }, '')).toBe('/challenges?status=all&type=habit');
  expect(challengesViewPath({ status: 'opened', type: '' }, '물')).toBe('/challenges?status=opened&search=%EB%AC%BC');
});
