import { describe, expect, it } from 'vitest';
import { dayIn } from '../../platform/time/zones.ts';
import { dayCount, eachDay, isOpen, type Schedule, todayOf, windowAt, windowOf } from './windows.ts';

const SEOUL = 'Asia/Seoul';
const NEW_YORK = 'America/New_York';

const schedule = (rest: Partial<Schedule> = {}): Schedule => ({
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
  opensAt: '00:00:00',
  closesAt: '23:59:59',
  timeZone: SEOUL,
  ...rest,
});
const evening = schedule({ opensAt: '19:00:00', closesAt: '23:00:00' });
const night = schedule({ opensAt: '22:00:00', closesAt: '02:00:00' });
const ownZone = schedule({ timeZone: null });

describe('the check-in window that is open or comes next', () => {
  const always = schedule();
  it.each<[string, Schedule, string, string, string | null, boolean]>([
    // name, schedule, the member's zone, now, the window's day, whether it is open
    ['always open: any moment', always, SEOUL, '2026-03-05T12:34:56+09:00', '2026-03-05', true],
    ['always open: its first second', always, SEOUL, '2026-03-05T00:00:00+09:00', '2026-03-05', true],
    ['always open: its last second is in it', always, SEOUL, '2026-03-05T23:59:59.999+09:00', '2026-03-05', true],
    ['evening: before', evening, SEOUL, '2026-03-05T18:59:59+09:00', '2026-03-05', false],
    ['evening: as it opens', evening, SEOUL, '2026-03-05T19:00:00+09:00', '2026-03-05', true],
    ['evening: just before', evening, SEOUL, '2026-03-05T22:59:59+09:00', '2026-03-05', true],
    ['evening: as it closes', evening, SEOUL, '2026-03-05T23:00:00+09:00', '2026-03-06', false],
    ['night: before midnight', night, SEOUL, '2026-03-05T23:59:00+09:00', '2026-03-05', true],
    [
      'night: after midnight it is still the day it began',
      night,
      SEOUL,
      '2026-03-06T01:59:59+09:00',
      '2026-03-05',
      true,
    ],
    ['night: as it closes', night, SEOUL, '2026-03-06T02:00:00+09:00', '2026-03-06', false],
    [
      'the first day: nothing opens the evening before',
      always,
      SEOUL,
      '2026-02-28T23:59:59+09:00',
      '2026-03-01',
      false,
    ],
    [
      'the first day of a night: the small hours before it belong to no day',
      night,
      SEOUL,
      '2026-03-01T01:00:00+09:00',
      '2026-03-01',
      false,
    ],
    ['the last day', always, SEOUL, '2026-03-31T23:59:59+09:00', '2026-03-31', true],
    ['the end of the last day', always, SEOUL, '2026-04-01T00:00:00+09:00', null, false],
    ['the last night goes on past its day', night, SEOUL, '2026-04-01T01:59:59+09:00', '2026-03-31', true],
    ['the last night’s end', night, SEOUL, '2026-04-01T02:00:00+09:00', null, false],
    [
      'a challenge’s own zone holds for a member anywhere',
      evening,
      NEW_YORK,
      '2026-03-05T19:30:00+09:00',
      '2026-03-05',
      true,
    ],
    [
      'the member’s zone: one is in the morning of another day',
      ownZone,
      NEW_YORK,
      '2026-03-05T09:00:00+09:00',
      '2026-03-04',
      true,
    ],
    [
      'the member’s zone: the last day ends later in the west',
      ownZone,
      NEW_YORK,
      '2026-04-01T12:59:59+09:00',
      '2026-03-31',
      true,
    ],
  ])('%s', (_what, days, zone, at, day, open) => {
    const now = new Date(at);
    const checkInWindow = windowAt(days, zone, now);
    expect(checkInWindow?.day ?? null).toBe(day);
    expect(isOpen(checkInWindow, now)).toBe(open);
  });
});

describe('daylight saving in New York', () => {
  const inNewYork = (opensAt: string, closesAt: string, months: Partial<Schedule> = {}) =>
    schedule({ opensAt, closesAt, timeZone: NEW_YORK, ...months });
  const autumn = { startsOn: '2026-10-15', endsOn: '2026-11-15' };

  it.each<[string, Schedule, string, string, string]>([
    // name, schedule, day, opens, closes
    [
      'the day of the missing hour has 23',
      inNewYork('00:00:00', '23:59:59'),
      '2026-03-08',
      '2026-03-08T05:00:00Z',
      '2026-03-09T04:00:00Z',
    ],
    [
      'the day of the doubled hour has 25',
      inNewYork('00:00:00', '23:59:59', autumn),
      '2026-11-01',
      '2026-11-01T04:00:00Z',
      '2026-11-02T05:00:00Z',
    ],
    [
      'a window that opens in the missing hour opens as the clocks go forward',
      inNewYork('02:59:30', '05:00:00'),
      '2026-03-08',
      '2026-03-08T07:00:00Z',
      '2026-03-08T09:00:00Z',
    ],
    [
      'a window that closes in the missing hour closes as the clocks go forward',
      inNewYork('01:00:00', '02:30:00'),
      '2026-03-08',
      '2026-03-08T06:00:00Z',
      '2026-03-08T07:00:00Z',
    ],
    [
      'a day whose midnight is left out begins as the clocks go forward',
      schedule({ timeZone: 'Africa/Cairo' }),
      '2026-04-24',
      '2026-04-23T22:00:00Z',
      '2026-04-24T21:00:00Z',
    ],
    [
      'a window that closes at the time it opens lasts a day',
      schedule({ opensAt: '09:00:00', closesAt: '09:00:00' }),
      '2026-03-05',
      '2026-03-05T00:00:00Z',
      '2026-03-06T00:00:00Z',
    ],
    [
      'a window within the missing hour keeps its length',
      inNewYork('02:15:00', '02:45:00'),
      '2026-03-08',
      '2026-03-08T07:00:00Z',
      '2026-03-08T07:30:00Z',
    ],
    [
      'one that ends with the missing hour keeps its length too',
      inNewYork('02:00:00', '03:00:00'),
      '2026-03-08',
      '2026-03-08T07:00:00Z',
      '2026-03-08T08:00:00Z',
    ],
    [
      'a night into the missing hour loses it',
      inNewYork('22:00:00', '03:30:00'),
      '2026-03-07',
      '2026-03-08T03:00:00Z',
      '2026-03-08T07:30:00Z',
    ],
    [
      'a window in the doubled hour opens at its first time and closes at its second',
      inNewYork('01:15:00', '01:45:00', autumn),
      '2026-11-01',
      '2026-11-01T05:15:00Z',
      '2026-11-01T06:45:00Z',
    ],
    [
      'the day before a change is as ever',
      inNewYork('19:00:00', '23:00:00'),
      '2026-03-07',
      '2026-03-08T00:00:00Z',
      '2026-03-08T04:00:00Z',
    ],
    [
      'the day after it too',
      inNewYork('19:00:00', '23:00:00'),
      '2026-03-09',
      '2026-03-09T23:00:00Z',
      '2026-03-10T03:00:00Z',
    ],
  ])('%s', (_what, days, day, opens, closes) => {
    const checkInWindow = windowOf(days, day, SEOUL);
    expect([checkInWindow.opensAt.toISOString(), checkInWindow.closesAt.toISOString()]).toEqual(
      [opens, closes].map((at) => new Date(at).toISOString()),
    );
  });

  it.each([
    ['always open', inNewYork('00:00:00', '23:59:59')],
    ['at night', inNewYork('22:00:00', '02:30:00')],
    ['in Havana, where midnight comes twice', schedule({ timeZone: 'America/Havana' })],
    ['in Cairo, where midnight is left out', schedule({ timeZone: 'Africa/Cairo' })],
    ['on Lord Howe, where the clocks go by half an hour', schedule({ timeZone: 'Australia/Lord_Howe' })],
  ])('no turn of a year overlaps the next or is empty: %s', (_what, days) => {
    const checkInWindows = eachDay('2026-01-01', '2026-12-31').map((day) => windowOf(days, day, SEOUL));
    checkInWindows.forEach((checkInWindow, index) => {
      expect(checkInWindow.opensAt < checkInWindow.closesAt).toBe(true);
      const next = checkInWindows[index + 1];
      if (next) expect(checkInWindow.closesAt <= next.opensAt).toBe(true);
    });
  });
});

it.each([
  ['2026-03-01', ['2026-03-01']],
  ['2026-02-27', ['2026-02-27', '2026-02-28', '2026-03-01']],
])('a challenge from %s to 2026-03-01 has the days %j', (startsOn, days) => {
  expect(eachDay(startsOn, '2026-03-01')).toEqual(days);
  expect(dayCount({ startsOn, endsOn: '2026-03-01' })).toBe(days.length);
});

it('is open as it opens, and closed as it closes', () => {
  const checkInWindow = windowOf(evening, '2026-03-05', SEOUL);
  const { opensAt, closesAt } = checkInWindow;
  expect([opensAt, closesAt].map((now) => isOpen(checkInWindow, now))).toEqual([true, false]);
});

it('today is the day of the open window, and the zone’s own between windows', () => {
  const at = (time: string) => new Date(`${time}+09:00`);
  expect(todayOf(night, SEOUL, at('2026-03-06T01:00:00'))).toBe('2026-03-05');
  expect(todayOf(night, SEOUL, at('2026-03-06T03:00:00'))).toBe('2026-03-06');
  expect(todayOf(evening, SEOUL, at('2026-03-05T23:30:00'))).toBe('2026-03-05');
  expect(dayIn(NEW_YORK, at('2026-03-05T09:00:00'))).toBe('2026-03-04');
});
