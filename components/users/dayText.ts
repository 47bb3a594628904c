import type { TFunction } from 'i18next';
import { dateOf, lastBefore, timeOf } from '@/lib/dates';

/**
 * Formats the day of an ISO instant, in Seoul's zone as the server renders it. `t` is of the common texts;
 * `within` is an instant in whose year the year is omitted.
 */
export function dayText(iso: string, t: TFunction<'common'>, within?: string): string {
  const { year, month, day } = dateOf(iso);
  const isSaid = within === undefined || dateOf(within).year !== year;
  return t(isSaid ? 'time.date' : 'time.dateThisYear', { year, month: t(`time.months.${month as 1}`), day });
}

/** Formats the day and the time of an ISO instant, as `dayText` does its day. An end is one: at midnight its day has none left. */
export const momentText = (iso: string, t: TFunction<'common'>, within?: string): string =>
  t('time.moment', { day: dayText(iso, t, within), time: timeOf(iso) });

/** Formats the last day before an end, as `dayText` does its day: that of an end at midnight is the day before. */
export const lastDayText = (end: string, t: TFunction<'common'>, within?: string): string =>
  dayText(lastBefore(end), t, within);
