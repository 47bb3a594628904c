import { differenceInCalendarDays } from 'date-fns';
import { STATISTICS_DAYS, STATISTICS_DAYS_MAX, statisticsRanges } from '@/contract/constants/statistics';
import type { StatisticsQuery } from '@/contract/statistics';
import { managePaths } from '@/lib/managePaths';

/** The range in the address: some days until today, or one with a beginning and an end ('' without). */
export interface OverviewState {
  days: number;
  from: string;
  to: string;
  /** Today in Seoul. */
  today: string;
}

/** Returns whether two days are a range that the statistics can have. */
export function isRange({ from, to, today }: Omit<OverviewState, 'days'>): boolean {
  if (![from, to].every((day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)))) return false;
  return from <= to && to <= today && differenceInCalendarDays(to, from) < STATISTICS_DAYS_MAX;
}

/** Reads the range of an address; one that is not possible counts as none. */
export function overviewState(of: (name: string) => string, today: string): OverviewState {
  const own = { from: of('from'), to: of('to'), today };
  const days = statisticsRanges.find((it) => String(it) === of('days')) ?? STATISTICS_DAYS;
  return isRange(own) ? { ...own, days: 0 } : { days, from: '', to: '', today };
}

/** Returns the call of a range. */
export const queryOf = ({ days, from, to }: OverviewState): StatisticsQuery => (from ? { from, to } : { days });

/** Returns the address of the statistics of some days until today. */
export const rangeHref = (days: number): string => managePaths.overview({ days: days === STATISTICS_DAYS ? '' : days });
