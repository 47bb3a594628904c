import type { TFunction } from 'i18next';
import { dateOf } from '@/lib/dates';

/** The day of an ISO instant in words, in Seoul's zone as the server draws it. `t` is the common texts'. */
export function dayText(iso: string, t: TFunction<'common'>): string {
  const { year, month, day } = dateOf(iso);
  return t('time.date', { year, month: t(`time.months.${month as 1}`), day });
}
