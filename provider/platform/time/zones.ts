import { tzOffset } from '@date-fns/tz';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** Returns a time (`HH:MM:SS`) of a day, as milliseconds of a clock that shows UTC. */
export const wallTime = (day: string, time = '00:00:00'): number => Date.parse(`${day}T${time}Z`);

const offsetMs = (zone: string, instant: number) => tzOffset(zone, new Date(instant)) * millisecondsInMinute;

/** Returns the day of an instant in a zone. */
export const dayIn = (zone: string, now: Date): string =>
  new Date(now.getTime() + offsetMs(zone, now.getTime())).toISOString().slice(0, 10);

/**
 * Returns the first and last instant at which clocks of a zone show a time of a day: two instants where an
 * hour is repeated. A time that is skipped counts as the moment at which the clocks go forward past it.
 */
export function instantsOf(day: string, time: string, zone: string): { first: number; last: number } {
  const wall = wallTime(day, time);
  const before = offsetMs(zone, wall - millisecondsInDay);
  const after = offsetMs(zone, wall + millisecondsInDay);
  const shown = [wall - before, wall - after].filter((instant) => instant + offsetMs(zone, instant) === wall);
  if (shown.length > 0) return { first: Math.min(...shown), last: Math.max(...shown) };
  let change = wall - after;
  while (offsetMs(zone, change) === before) change += millisecondsInMinute - (change % millisecondsInMinute);
  return { first: change, last: change };
}
