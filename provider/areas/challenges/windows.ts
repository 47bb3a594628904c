import { millisecondsInDay } from 'date-fns/constants';
import { addDays } from '../../platform/time/seoul.ts';
import { dayIn, instantsOf, wallTime } from '../../platform/time/zones.ts';

/** A challenge's days and the time of each at which one may check in, as its row has them. */
export interface Schedule {
  startsOn: string;
  /** The last day, itself included. */
  endsOn: string;
  /** In the form `HH:MM:SS`. */
  opensAt: string;
  /** On the next day where it is not after `opensAt`. */
  closesAt: string;
  /** null for each member's own. */
  timeZone: string | null;
  /** When an operator ended it early: no window is open from then on. */
  endedAt?: Date | null;
}

/**
 * A day's check-in window, named by the day on which it begins. It is closed at `closesAt` itself.
 */
export interface CheckInWindow {
  day: string;
  opensAt: Date;
  closesAt: Date;
}

/** A day's last second means its end: a window that closes then leaves no second out. */
const END_OF_DAY = '23:59:59';
const MIDNIGHT = '00:00:00';

/** Returns every day from one to another, both included. */
export function eachDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the number of days of a challenge. */
export const dayCount = ({ startsOn, endsOn }: Pick<Schedule, 'startsOn' | 'endsOn'>) =>
  Math.round((wallTime(endsOn) - wallTime(startsOn)) / millisecondsInDay) + 1;

/** Returns the time zone in which a challenge's days are counted for a member. */
const zoneOf = ({ timeZone }: Pick<Schedule, 'timeZone'>, memberZone: string) => timeZone ?? memberZone;

/** Returns the check-in window of a day. */
export function windowOf(schedule: Schedule, day: string, memberZone: string): CheckInWindow {
  const { opensAt, closesAt } = schedule;
  const zone = zoneOf(schedule, memberZone);
  const isNextDays = closesAt <= opensAt;
  const opens = instantsOf(day, opensAt, zone).first;
  const closes =
    closesAt === END_OF_DAY
      ? instantsOf(addDays(day, 1), MIDNIGHT, zone).first
      : instantsOf(isNextDays ? addDays(day, 1) : day, closesAt, zone).last;
  // A window within the skipped hour keeps its length, so that no member loses a day to summer time.
  const length = wallTime(isNextDays ? addDays(day, 1) : day, closesAt) - wallTime(day, opensAt);
  return {
    day,
    opensAt: new Date(opens),
    closesAt: new Date(closes > opens ? closes : opens + length),
  };
}

/** Returns the window that is open at an instant, else the next one; null after the last and after an early end. */
export function windowAt(schedule: Schedule, memberZone: string, now: Date): CheckInWindow | null {
  return schedule.endedAt && schedule.endedAt <= now ? null : promisedWindowAt(schedule, memberZone, now);
}

/** Returns the window at an instant as if the challenge ran to its last day. */
export function promisedWindowAt(schedule: Schedule, memberZone: string, now: Date): CheckInWindow | null {
  const today = dayIn(zoneOf(schedule, memberZone), now);
  const yesterday = addDays(today, -1);
  const first = yesterday > schedule.startsOn ? yesterday : schedule.startsOn;
  for (let day = first; day <= schedule.endsOn; day = addDays(day, 1)) {
    const checkInWindow = windowOf(schedule, day, memberZone);
    if (now < checkInWindow.closesAt) return checkInWindow;
  }
  return null;
}

/** Returns whether a member may check in now, in this window. */
export const isOpen = (checkInWindow: CheckInWindow | null, now: Date): checkInWindow is CheckInWindow =>
  checkInWindow !== null && checkInWindow.opensAt <= now && now < checkInWindow.closesAt;

/** Returns the day that counts as today: the open window's, also past midnight, else the zone's own. */
export function todayOf(schedule: Schedule, memberZone: string, now: Date): string {
  const checkInWindow = windowAt(schedule, memberZone, now);
  return isOpen(checkInWindow, now) ? checkInWindow.day : dayIn(zoneOf(schedule, memberZone), now);
}
