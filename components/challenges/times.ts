import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, secondsInHour } from 'date-fns/constants';
import type { Challenge, ChallengeSummary, ChallengeWindow } from '@/contract/challenges';
import { dateOf, daysUntil, timeOf } from '@/lib/dates';

const START = '00:00:00';
const END = '23:59:59';

type Schedule = Pick<ChallengeSummary, 'opens_at' | 'closes_at'>;

/** Returns whether check-in is open at any time of the day. */
export const isAlwaysOpen = ({ opens_at, closes_at }: Schedule): boolean => opens_at === START && closes_at === END;

/** Returns whether each day's window ends on the next day. */
export const isOvernight = ({ opens_at, closes_at }: Schedule): boolean => closes_at <= opens_at;

/** Formats a time of day for readers: `09:00`, and `24:00` for the day's last second. */
export const clockText = (time: string): string => (time === END ? '24:00' : time.slice(0, 5));

/** Splits a day into the parts that the texts take. */
export function dayOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** Returns the number of days from one to another. */
const daysFrom = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / millisecondsInDay);

/**
 * Returns the number of days left of a challenge at an instant, today included; before it begins, the days
 * until then.
 */
export function daysLeft(
  { status, starts_on, ends_on }: Pick<ChallengeSummary, 'status' | 'starts_on' | 'ends_on'>,
  now: string,
): number {
  return Math.max(0, status === 'upcoming' ? daysUntil(starts_on, now) : daysUntil(ends_on, now) + 1);
}

/** Returns the phase of a window at an instant: before it opens, open, or over. */
export function phaseOf({ opens_at, closes_at }: ChallengeWindow, now: number) {
  if (now < Date.parse(opens_at)) return 'before' as const;
  return now < Date.parse(closes_at) ? ('open' as const) : ('over' as const);
}

/** A part of a time that is left. */
export interface LeftPart {
  unit: 'days' | 'hours' | 'minutes' | 'seconds';
  count: number;
}

/** Splits a duration in ms into its two largest units; a part of the smaller one counts as a whole. */
export function leftOf(ms: number): LeftPart[] {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const parts: [LeftPart, LeftPart] =
    seconds < secondsInHour
      ? [
          { unit: 'minutes', count: Math.floor(seconds / 60) },
          { unit: 'seconds', count: seconds % 60 },
        ]
      : hours < 24
        ? [
            { unit: 'hours', count: hours },
            { unit: 'minutes', count: minutes % 60 },
          ]
        : [
            { unit: 'days', count: Math.floor(hours / 24) },
            { unit: 'hours', count: hours % 24 },
          ];
  const some = parts.filter(({ count }) => count > 0);
  return some.length > 0 ? some : [parts[1]];
}

/** Returns the time until the result of `leftOf` changes, in ms. */
export const untilNextTick = (ms: number): number => {
  const step = ms > millisecondsInHour ? millisecondsInMinute : 1000;
  return ms % step || step;
};

/** Returns the number of windows that can still be checked: the one that is open or comes next, and those after it. */
export const windowsLeft = ({ window, ends_on }: Pick<Challenge, 'window' | 'ends_on'>): number =>
  window ? daysFrom(window.day, ends_on) + 1 : 0;

/** Returns a window's clock times in a zone, and the days it spans there. */
export function windowIn(zone: string, { opens_at, closes_at }: ChallengeWindow) {
  const clock = (iso: string) => {
    const { month, day } = dateOf(iso, zone);
    return { month, day, time: timeOf(iso, zone) };
  };
  return { opens: clock(opens_at), closes: clock(closes_at) };
}

/** Returns whether clocks of two zones show the same throughout a window. */
export const isSameClock = (one: string, other: string, checkInWindow: ChallengeWindow): boolean =>
  JSON.stringify(windowIn(one, checkInWindow)) === JSON.stringify(windowIn(other, checkInWindow));
