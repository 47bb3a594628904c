import { millisecondsInHour } from 'date-fns/constants';
import type { CalendarDay } from '../../../contract/challenges.ts';
import { COMPLETE_SHARE } from '../../../contract/constants/participation.ts';
import { addDays, mondayOf } from '../../platform/time/seoul.ts';
import { dayCount, eachDay, isOpen, promisedWindowAt, type Schedule, todayOf, windowAt, windowOf } from './windows.ts';

/** Returns how many of a number of days must be checked. Rounded first: 0.85 * 100 is slightly more than 85. */
const shareOf = (days: number) => Math.ceil(Math.round(days * COMPLETE_SHARE * 1000) / 1000);

/** Returns the number of days that must be checked to complete a challenge. */
export const neededDays = (schedule: Pick<Schedule, 'startsOn' | 'endsOn'>) => shareOf(dayCount(schedule));

/** A member's state in a challenge, and the caller's time. */
export interface ProgressInput {
  schedule: Schedule;
  /** The days that were checked, in their order, and when the last of them was. */
  checked: readonly string[];
  checkedAt: Date | null;
  /** The time of joining: days whose window had closed by then do not count as missed. */
  joinedAt: Date;
  /** The caller's time zone. */
  zone: string;
  now: Date;
}

/** After this time a new day counts, whatever the clocks were at the last check-in. */
const REST_MS = 12 * millisecondsInHour;

/** The part of the input that decides on a check-in. */
type CheckInInput = Omit<ProgressInput, 'joinedAt'>;

/**
 * Returns whether a day can be checked after the days that already are. Days only go forward, so that a flight west
 * repeats none. A flight east adds none: by the caller's clock, the last check-in was on a day before, or else has to be
 * half a day ago. A check-in on the same day replaces the earlier one.
 */
export const mayCheckIn = ({ schedule, checked, checkedAt, zone, now }: CheckInInput, day: string): boolean => {
  const latest = checked.at(-1);
  if (latest === undefined || day === latest) return true;
  if (day < latest || checkedAt === null) return day > latest;
  return todayOf(schedule, zone, checkedAt) < day || now.getTime() - checkedAt.getTime() >= REST_MS;
};

/** Returns whether today has been checked, by the caller's clock or, after a flight east, ahead of it. */
export const hasCheckedToday = (checkInInput: CheckInInput): boolean => {
  const { schedule, checked, zone, now } = checkInInput;
  const today = todayOf(schedule, zone, now);
  return checked.at(-1) === today || !mayCheckIn(checkInInput, today);
};

/**
 * Computes a member's state of every day of a challenge, and their streak: checked days in a row up to
 * now. Once a week, Monday to Sunday, a missed day is forgiven: it neither breaks the streak nor counts.
 */
export function progressOf(progressInput: ProgressInput): {
  days: Pick<CalendarDay, 'day' | 'state'>[];
  streak: number;
} {
  const { schedule, checked, joinedAt, zone, now } = progressInput;
  const checkInWindow = windowAt(schedule, zone, now);
  const { endedAt } = schedule;
  const lastWindow = endedAt && endedAt <= now ? promisedWindowAt(schedule, zone, endedAt) : checkInWindow;
  const known = new Set(checked);
  const latest = checked.at(-1) ?? '';
  const next = lastWindow?.day ?? addDays(schedule.endsOn, 1);
  const passedBefore = latest > next ? latest : next;
  const openDay = isOpen(checkInWindow, now) && mayCheckIn(progressInput, checkInWindow.day) ? checkInWindow.day : null;
  const firstDay = windowAt(schedule, zone, joinedAt)?.day ?? next;
  const forgiven = new Set<string>();
  let streak = 0;

  const stateOf = (day: string): CalendarDay['state'] => {
    if (known.has(day)) {
      streak += 1;
      return 'checked';
    }
    if (day < firstDay) return 'before';
    if (day >= passedBefore) return day === openDay ? 'open' : 'ahead';
    if (streak > 0 && !forgiven.has(mondayOf(day))) {
      forgiven.add(mondayOf(day));
      return 'frozen';
    }
    streak = 0;
    return 'missed';
  };
  const days = eachDay(schedule.startsOn, schedule.endsOn).map((day) => ({
    day,
    state: stateOf(day),
  }));
  return { days, streak };
}

/**
 * Returns whether a participant completes a challenge that ends at `endedAt`, before its last day: they kept the share of
 * the days that had passed since they joined, and could still have completed it.
 */
export function completesEarly(
  schedule: Schedule,
  { checked, joinedAt, zone, endedAt }: Pick<ProgressInput, 'checked' | 'joinedAt' | 'zone'> & { endedAt: Date },
): boolean {
  const firstDay = promisedWindowAt(schedule, zone, joinedAt)?.day;
  if (checked.length === 0 || firstDay === undefined) return false;
  const hasPassed = (day: string) => windowOf(schedule, day, zone).closesAt <= endedAt;
  const days = eachDay(firstDay, schedule.endsOn);
  const asked = days.filter(hasPassed);
  const ahead = days.filter((day) => !hasPassed(day) && !checked.includes(day));
  return checked.length >= shareOf(asked.length) && checked.length + ahead.length >= neededDays(schedule);
}
