import { expect, onTestFinished, test, vi } from 'vitest';
import { ageOf, dateOf, daysBetween, daysLeft, languageOf, timeOf, wallClock } from './dates.ts';
import { dateTimeText } from './longDates.ts';

const now = '2026-03-10T03:00:00.000Z';
const age = (iso: string, zone?: string) => ageOf(iso, now, zone);

test('is now under a minute, and for a clock that runs ahead', () => {
  expect(age('2026-03-10T02:59:01.000Z')).toEqual({ unit: 'now' });
  expect(age('2026-03-10T03:05:00.000Z')).toEqual({ unit: 'now' });
});

test('counts whole minutes, hours and days downwards', () => {
  expect(age('2026-03-10T02:59:00.000Z')).toEqual({ unit: 'minutes', count: 1 });
  expect(age('2026-03-10T02:00:01.000Z')).toEqual({ unit: 'minutes', count: 59 });
  expect(age('2026-03-10T02:00:00.000Z')).toEqual({ unit: 'hours', count: 1 });
  expect(age('2026-03-09T03:00:01.000Z')).toEqual({ unit: 'hours', count: 23 });
  expect(age('2026-03-09T03:00:00.000Z')).toEqual({ unit: 'days', count: 1 });
  expect(age('2026-03-03T03:00:00.000Z')).toEqual({ unit: 'days', count: 7 });
});

test('is a date past seven days, with its year only in another one of the zone', () => {
  expect(age('2026-03-01T16:00:00.000Z')).toEqual({ unit: 'dateThisYear' });
  expect(age('2025-12-31T16:00:00.000Z')).toEqual({ unit: 'dateThisYear' });
  expect(age('2025-12-31T16:00:00.000Z', 'America/New_York')).toEqual({ unit: 'date' });
});

test('finds the date of an instant in the zone of Seoul unless another is given', () => {
  expect(dateOf('2026-03-01T16:00:00.000Z')).toEqual({ year: 2026, month: 3, day: 2 });
  expect(dateOf('2026-03-01T16:00:00.000Z', 'America/New_York')).toEqual({ year: 2026, month: 3, day: 1 });
});

test('writes a date and a time as a clock in the zone shows them', () => {
  expect(dateTimeText('2026-03-10T15:04:00.000Z', 'ko')).toBe('2026년 3월 11일 오전 12:04');
  expect(dateTimeText('2026-03-10T05:04:00.000Z', 'en')).toBe('Mar 10, 2026, 2:04 PM');
  expect(dateTimeText('2026-03-10T18:40:00.000Z', 'en', 'Asia/Kolkata')).toBe('Mar 11, 2026, 12:10 AM');
});

test.each([
  ['Asia/Seoul', '2027-03-13T17:30:00.000Z'],
  ['Asia/Tokyo', '2027-03-13T17:30:00.000Z'],
])('reads the clock of %s on a device whose own clock skips that hour', (zone, iso) => {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(2027, 2, 14, 2, 30).getHours(), 'the device skips 02:30').toBe(3);
  expect(timeOf(iso, zone)).toBe('02:30');
  expect(dateTimeText(iso, 'en', zone)).toBe('Mar 14, 2027, 2:30 AM');
  expect(daysBetween('2027-03-13T14:59:00.000Z', iso, zone)).toBe(1);
});

test('reads the clock of Seoul without Intl, which would delay the first render', () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  onTestFinished(() => format.mockRestore());
  expect(wallClock(new Date('2026-03-10T15:04:00.000Z'), 'Asia/Seoul')).toEqual(new Date('2026-03-11T00:04:00.000Z'));
  expect(format).not.toHaveBeenCalled();
});

test('falls back to Korean for an unknown language', () => {
  expect(languageOf('en')).toBe('en');
  expect(languageOf('en-GB')).toBe('en');
  expect(languageOf('zh-Hant-en')).toBe('ko');
  expect(languageOf(undefined)).toBe('ko');
});

test.each([
  ['2026-03-12T15:00:00.000Z', 2],
  ['2026-03-11T15:00:00.000Z', 1],
  ['2026-03-11T14:59:59.000Z', 1],
  ['2026-03-10T15:00:00.000Z', 0],
  ['2026-03-10T14:00:00.000Z', 0],
  ['2026-03-08T14:00:00.000Z', 0],
])('counts the days left until %s, of which midnight is no day', (end, count) => {
  expect(daysLeft(now, end)).toBe(count);
});

test('counts the days of the calendar between two instants, whatever hour it is', () => {
  // 23:45 in Seoul, and 00:30 there.
  expect(daysBetween('2026-03-10T14:45:00.000Z', '2026-03-10T15:30:00.000Z')).toBe(1);
  expect(daysBetween('2026-03-10T15:30:00.000Z', '2026-03-11T14:59:59.000Z')).toBe(0);
  expect(daysBetween('2026-03-10T03:00:00.000Z', '2026-03-08T03:00:00.000Z')).toBe(-2);
  expect(daysBetween('2026-03-07T12:00:00.000Z', '2026-03-09T12:00:00.000Z', 'America/New_York')).toBe(2);
});
