import { millisecondsInDay } from 'date-fns/constants';
import type { RankingPeriod } from '../../../contract/constants/common.ts';
import { SEOUL_OFFSET_MS } from '../../../contract/constants/common.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

/** A stretch of time, its end not included. */
export interface Window {
  from: Date;
  to: Date;
}

/** A period as it is stored: named by its first day, counted over its window. */
export interface PeriodWindow extends Window {
  period: RankingPeriod;
  /** The first day, `2026-03-02`. */
  date: string;
}

/** The date of the rows of `all`, one per member. */
const BEGINNING = '1970-01-01';
const END = new Date('9999-01-01T00:00:00Z');

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the period that a day belongs to. Weeks begin on Monday. */
export function periodOf(period: RankingPeriod, day: string): PeriodWindow {
  const at = new Date(`${day}T00:00:00Z`);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  const window = (first: number, next: number) => ({
    period,
    date: isoDate(first),
    from: new Date(first - SEOUL_OFFSET_MS),
    to: new Date(next - SEOUL_OFFSET_MS),
  });
  if (period === 'day') return window(at.getTime(), at.getTime() + millisecondsInDay);
  if (period === 'week') {
    const monday = Date.UTC(year, month, date - sinceMonday);
    return window(monday, monday + 7 * millisecondsInDay);
  }
  if (period === 'month') return window(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1));
  return { period, date: BEGINNING, from: new Date(0), to: END };
}

/** Returns the period before this one. */
export const periodBefore = ({ period, from }: PeriodWindow) =>
  periodOf(period, seoulDay(new Date(from.getTime() - 1)));

/** Returns the period after this one. */
export const periodAfter = ({ period, to }: PeriodWindow) => periodOf(period, seoulDay(to));

/** Returns the last day of a period. */
export const lastDay = ({ to }: PeriodWindow) => seoulDay(new Date(to.getTime() - 1));

/** Returns the window that movement is compared with; for `all`, the beginning of this week. */
export const comparedWith = (window: PeriodWindow, now: Date): Window =>
  window.period === 'all' ? { from: window.from, to: periodOf('week', seoulDay(now)).from } : periodBefore(window);
