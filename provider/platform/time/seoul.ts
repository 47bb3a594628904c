import { millisecondsInDay } from 'date-fns/constants';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE, SEOUL_OFFSET_MS } from '../../../contract/constants/common.ts';

/** Returns the day of an instant in Korea, as `2026-03-02`. */
export const seoulDay = (now: Date): string => new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);

/** Returns the day and the time of an instant in Korea, as `2026-03-02 18:00`. */
export const seoulMoment = (at: Date): string =>
  new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** Returns when the day of an instant began in Korea. */
export const startOfSeoulDay = (now: Date): Date => startOfDay(seoulDay(now));

/** Returns when a day (`2026-03-02`) begins in Korea. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

/** Returns the day that many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * millisecondsInDay).toISOString().slice(0, 10);

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Builds the day in Korea of a column's instant. The zone is no parameter, so that it can be grouped by. */
export const seoulDate = (instant: SQLWrapper): SQL<string> =>
  sql<string>`(${instant} at time zone ${sql.raw(`'${FALLBACK_TIME_ZONE}'`)})::date::text`;
