import { millisecondsInDay } from 'date-fns/constants';

/**
 * Returns the instant so many times 24 hours before. The days of a calendar, as date-fns counts them, depend on the zone
 * of the machine, in which one of them may have 23 or 25.
 */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * millisecondsInDay);

/** Returns the instant so many times 24 hours later. */
export const daysAfter = (at: Date, days: number): Date => daysBefore(at, -days);
