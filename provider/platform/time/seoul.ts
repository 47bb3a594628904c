import { millisecondsInHour } from 'date-fns/constants';

/** Korea has no daylight saving time. */
export const SEOUL_OFFSET_MS = 9 * millisecondsInHour;

/** Returns the day of an instant in Korea, as `2026-03-02`. */
export const seoulDay = (now: Date): string => new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);

/** Returns when the day of an instant began in Korea. */
export const startOfSeoulDay = (now: Date): Date => new Date(`${seoulDay(now)}T00:00:00+09:00`);
