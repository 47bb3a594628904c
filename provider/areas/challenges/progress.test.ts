import { describe, expect, it } from 'vitest';
import { addDays } from '../../platform/time/seoul.ts';
import { hasCheckedToday, mayCheckIn, neededDays, progressOf } from './progress.ts';
import type { Schedule } from './windows.ts';

const SEOUL = 'Asia/Seoul';
const NEW_YORK = 'America/New_York';
const CHARACTERS = { before: '-', checked: 'x', frozen: '*', missed: '.', open: 'o', ahead: ' ' } as const;

/** Builds a schedule that begins on Monday 2 March 2026. */
const schedule = (days: number, timeZone: string | null = SEOUL): Schedule => ({
  startsOn: '2026-03-02',
  endsOn: addDays('2026-03-02', days - 1),
  opensAt: '00:00:00',
  closesAt: '23:59:59',
  timeZone,
});

/** Before the first day's window. */
const joinedAt = new Date('2026-03-01T12:00:00+09:00');

/** Returns the days that `did` marks with an x. */
const daysOf = (did: string) => [...did].flatMap((mark, index) => (mark === 'x' ? addDays('2026-03-02', index) : []));

describe('the calendar and the streak', () => {
  it.each<[string, string, number, string, number]>([
    // name, what was done, days that have passed, the calendar, the streak
    ['nothing yet', '', 0, 'o             ', 0],
    ['days in a row', 'xxx', 3, 'xxxo          ', 3],
    ['today is in the row once it is checked', 'xxxx', 3, 'xxxx          ', 4],
    ['one missed day of a week is forgiven', 'xx.x', 4, 'xx*xo         ', 3],
    ['a forgiven day that is the latest keeps the row', 'xx.', 3, 'xx*o          ', 2],
    ['a second one in the week is not', 'x.x.x', 5, 'x*x.xo        ', 1],
    ['the next week forgives again, from its Monday', 'xxxxxx..x', 9, 'xxxxxx**xo    ', 7],
    ['where there is no row nothing is forgiven', '..x', 3, '..xo          ', 1],
    ['a broken row begins anew, and its week has been used', 'x..x.x', 6, 'x*.x.xo       ', 1],
    ['at the end all that was not done is missed', 'xxxxxxxxxxx', 14, 'xxxxxxxxxxx*..', 0],
  ])('%s', (_what, did, passed, calendar, streak) => {
    const now = new Date(`${addDays('2026-03-02', passed)}T12:00:00+09:00`);
    const checked = daysOf(did);
    const progress = progressOf({ schedule: schedule(14), checked, checkedAt: null, joinedAt, zone: SEOUL, now });
    expect(progress.days.map(({ state }) => CHARACTERS[state]).join('')).toBe(calendar);
    expect(progress.streak).toBe(streak);
  });
});

describe('a member who joins later', () => {
  it.each<[string, string, string, string]>([
    // name, when they joined, what was done, the calendar on Friday at noon
    ['while the third day is open', '2026-03-04T09:00:00+09:00', '', '--..o  '],
    ['on the last instant of a day', '2026-03-04T23:59:58+09:00', '', '--..o  '],
    ['on the day itself', '2026-03-06T09:00:00+09:00', '', '----o  '],
    ['and has checked in at once', '2026-03-05T09:00:00+09:00', '   x', '---xo  '],
  ])('misses no day before: %s', (_what, joined, did, calendar) => {
    const { days } = progressOf({
      schedule: schedule(7),
      checked: daysOf(did),
      checkedAt: null,
      joinedAt: new Date(joined),
      zone: SEOUL,
      now: new Date('2026-03-06T12:00:00+09:00'),
    });
    expect(days.map(({ state }) => CHARACTERS[state]).join('')).toBe(calendar);
  });
});

describe('a member who flies', () => {
  const own = schedule(14, null);
  /** Their state in a zone, after check-ins on these days, the last at `last`. */
  const at = (zone: string, time: string, checked: string[], last: string) => {
    const input = { schedule: own, checked, checkedAt: new Date(last), zone, now: new Date(time) };
    const { days } = progressOf({ ...input, joinedAt });
    return {
      calendar: days.map(({ state }) => CHARACTERS[state]).join(''),
      today: hasCheckedToday(input),
      may: (day: string) => mayCheckIn(input, day),
    };
  };

  it('from Seoul to New York gets no day again, and none that has passed', () => {
    // Checked on Thursday in Seoul: in New York it is Wednesday evening.
    const checked = ['2026-03-02', '2026-03-03', '2026-03-05'];
    const last = '2026-03-05T08:00:00+09:00';
    const landed = at(NEW_YORK, '2026-03-05T10:00:00+09:00', checked, last);
    expect(landed).toMatchObject({ calendar: 'xx*x          ', today: true });
    expect(landed.may('2026-03-04')).toBe(false);
    // Thursday once more: the check-in of Seoul is kept, and may be replaced.
    const thursday = at(NEW_YORK, '2026-03-05T12:00:00-05:00', checked, last);
    expect(thursday).toMatchObject({ calendar: 'xx*x          ', today: true });
    expect(thursday.may('2026-03-05')).toBe(true);
    // Friday is new.
    const friday = at(NEW_YORK, '2026-03-06T07:00:00-05:00', checked, last);
    expect(friday).toMatchObject({ calendar: 'xx*xo         ', today: false });
  });

  it('back in Seoul continues with the day there', () => {
    const checked = ['2026-03-05', '2026-03-06'];
    // Checked on Friday morning in New York, which is Friday night in Seoul, before a flight of fourteen hours.
    const landed = at(SEOUL, '2026-03-07T13:00:00+09:00', checked, '2026-03-06T08:00:00-05:00');
    expect(landed).toMatchObject({ calendar: '...xxo        ', today: false });
  });

  it('from New York to London gets the next day half a day later, or by London’s own morning', () => {
    const checked = ['2026-03-05'];
    // Eleven in the evening, which is four in the morning of Friday in London.
    const last = '2026-03-05T23:00:00-05:00';
    const london = (time: string) => at('Europe/London', time, checked, last);
    expect(london('2026-03-06T09:00:00Z')).toMatchObject({ calendar: '...x          ', today: true });
    expect(london('2026-03-06T16:00:00Z')).toMatchObject({ calendar: '...xo         ', today: false });
    // Six in the evening is eleven in the evening of Thursday in London.
    const early = at('Europe/London', '2026-03-06T06:00:00Z', checked, '2026-03-05T18:00:00-05:00');
    expect(early).toMatchObject({ calendar: '...xo         ', today: false });
  });

  it('over the date line checks each of its two same days once', () => {
    const checked = ['2026-03-06'];
    const last = '2026-03-06T09:00:00+13:00';
    const again = at('Pacific/Pago_Pago', '2026-03-06T10:00:00-11:00', checked, last);
    expect(again).toMatchObject({ calendar: '....x         ', today: true });
    expect(at('Pacific/Pago_Pago', '2026-03-07T10:00:00-11:00', checked, last).today).toBe(false);
  });

  it('changes nothing in a challenge with its own zone', () => {
    const progressInput = {
      schedule: schedule(14),
      checked: ['2026-03-05'],
      checkedAt: new Date('2026-03-05T09:00:00+09:00'),
      joinedAt,
      now: new Date('2026-03-05T10:00:00+09:00'),
    };
    const seoul = progressOf({ ...progressInput, zone: SEOUL });
    expect(progressOf({ ...progressInput, zone: NEW_YORK })).toEqual(seoul);
  });
});

it.each([
  [1, 1],
  [7, 6],
  [10, 9],
  [14, 12],
  [20, 17],
  [21, 18],
  [28, 24],
  [30, 26],
  [40, 34],
  [60, 51],
  [100, 85],
])('of %i days %i are needed', (days, needed) => {
  expect(neededDays(schedule(days))).toBe(needed);
});
