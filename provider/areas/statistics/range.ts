import { differenceInCalendarDays } from 'date-fns';
import type { InputOf } from '../../../contract/call.ts';
import { STATISTICS_DAYS_MAX } from '../../../contract/constants/statistics.ts';
import type { statisticsCalls } from '../../../contract/statistics.calls.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { addDays, seoulDay } from '../../platform/time/seoul.ts';

/** Days of Asia/Seoul, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const lengthOf = ({ from, to }: DayRange) => differenceInCalendarDays(to, from) + 1;

/** Returns the range of a query. @throws 400 `from` or `to` */
export function rangeOf(
  { from, to, days }: InputOf<typeof statisticsCalls.getStatistics>['query'],
  { now, locale }: { now: Date; locale: Locale },
): DayRange {
  const today = seoulDay(now);
  const last = to ?? today;
  if (last > today) throw fieldError(locale, 'to', 'futureDay');
  const range = { from: from ?? addDays(last, 1 - days), to: last };
  if (range.from > last || lengthOf(range) > STATISTICS_DAYS_MAX) throw fieldError(locale, 'from', 'wrongRange');
  return range;
}

/** Returns the range of the same length that ends the day before. */
export const rangeBefore = (range: DayRange): DayRange => ({
  from: addDays(range.from, -lengthOf(range)),
  to: addDays(range.from, -1),
});

/** Lists the months from that of an instant to that of another, as `2026-03`. */
export function monthsOf(first: Date, last: Date): string[] {
  const [start, end] = [new Date(seoulDay(first)), new Date(seoulDay(last))];
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const count = 12 * (end.getUTCFullYear() - year) + end.getUTCMonth() - month + 1;
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(year, month + index)).toISOString().slice(0, 7));
}

/** Lists the days of a range in their order. */
export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index));
