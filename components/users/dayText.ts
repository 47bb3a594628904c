import type { TFunction } from 'i18next';
import { dateOf } from '@/lib/dates';

/**
 * The day of an ISO instant in words, in Seoul's zone as the server draws it. `t` is the common texts';
 * `within` is an instant in whose own year the year goes without saying.
 */
export function dayText(iso: string, t: TFunction<'common'>, within?: string): string {
  const { year, month, day } = dateOf(iso);
  const isSaid = within === undefined || dateOf(within).year !== year;
  return t(isSaid ? 'time.date' : 'time.dateThisYear', {
    year,
    month: t(`time.months.${month as 1}`),
    day,
  });
}
