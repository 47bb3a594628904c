import type { TFunction } from 'i18next';
import { dateOf } from '@/lib/dates';

/** A day in words, in Seoul's zone as the ledger counts. */
export const dateText = (iso: string, t: TFunction<'points'>): string => {
  const { year, month, day } = dateOf(iso);
  return t('date', { year, month, day });
};
