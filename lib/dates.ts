import { millisecondsInDay } from 'date-fns/constants';
import { differenceInHours } from 'date-fns/differenceInHours';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { FALLBACK_TIME_ZONE, SEOUL_OFFSET_MS } from '../contract/constants/common.ts';

export type Language = 'ko' | 'en';

const DAYS_BEFORE_DATE = 7;

/** Returns the site's language of a locale's name, Korean for an unknown one. */
export const languageOf = (locale: string | undefined): Language => (locale?.startsWith('en') ? 'en' : 'ko');

/** Formatters are created once: that takes longer than all their uses. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const made =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  clocks.set(zone, made);
  return made;
}

/**
 * Returns the time in `zone` at `instant`, as a Date whose UTC fields read like a clock there: local ones would skip
 * the hour that the device's own zone skips. Intl is used for numbers only, so that a server and a browser with other
 * data agree; for Seoul, in which every page is rendered first, not at all.
 */
export function wallClock(instant: Date, zone: string): Date {
  if (zone === FALLBACK_TIME_ZONE) return new Date(instant.getTime() + SEOUL_OFFSET_MS);
  const parts = clockOf(zone).formatToParts(instant);
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute')));
}

/** Returns the date of an ISO instant in `zone`, in the parts that the texts take; `month` counts from 1. */
export function dateOf(iso: string, zone = FALLBACK_TIME_ZONE) {
  const clock = wallClock(new Date(iso), zone);
  return { year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, day: clock.getUTCDate() };
}

/** Formats the time of day of an ISO instant in `zone`: `09:05`. */
export function timeOf(iso: string, zone = FALLBACK_TIME_ZONE): string {
  return wallClock(new Date(iso), zone).toISOString().slice(11, 16);
}

/** Returns whether an ISO instant has come at `now`; not while that is unknown. */
export const hasCome = (iso: string, now: string | undefined): boolean =>
  now !== undefined && Date.parse(iso) <= Date.parse(now);

/** Returns the last instant before an end: that of midnight is of the day before, on which something ended last was open. */
export const lastBefore = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

const dayNumber = (iso: string, zone: string) =>
  Math.floor(wallClock(new Date(iso), zone).getTime() / millisecondsInDay);

/** Returns the days of the calendar in `zone` between two ISO instants; negative where `to` was before. */
export const daysBetween = (from: string, to: string, zone = FALLBACK_TIME_ZONE): number =>
  dayNumber(to, zone) - dayNumber(from, zone);

/** Returns the days of Seoul's calendar that are left until an end: 0 on the last day on which something is open. */
export const daysLeft = (now: string, end: string): number => Math.max(0, daysBetween(now, lastBefore(end)));

/** Returns the days of Seoul's calendar from an ISO instant to a day (`YYYY-MM-DD`); negative where the day was before. */
export const daysUntil = (day: string, now: string): number =>
  daysBetween(now, `${day}T00:00:00+09:00`, FALLBACK_TIME_ZONE);

/** The age of an instant, in the largest unit that fits, or that only its date is shown. */
export type Age = { unit: 'now' | 'date' | 'dateThisYear' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/**
 * Returns the age of an ISO instant at `now`: `now` under a minute or ahead of the clock, then whole
 * minutes, hours and days; past 7 days a date, without the year in the same one.
 */
export function ageOf(iso: string, now: string, zone = FALLBACK_TIME_ZONE): Age {
  const minutes = differenceInMinutes(now, iso);
  if (minutes < 1) return { unit: 'now' };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = differenceInHours(now, iso);
  if (hours < 24) return { unit: 'hours', count: hours };
  // A day is 24 hours here, regardless of daylight saving time.
  const days = Math.floor(hours / 24);
  if (days <= DAYS_BEFORE_DATE) return { unit: 'days', count: days };
  return { unit: dateOf(iso, zone).year === dateOf(now, zone).year ? 'dateThisYear' : 'date' };
}
