import { useTranslation } from 'react-i18next';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { timeOf } from '@/lib/dates';

/** A suspension until this year or later counts as permanent. */
const FOREVER = 9000;

/** Returns a function that formats an instant as a day in Korea, in the page's language. */
export function useDay(): (instant: string) => string {
  const { i18n } = useTranslation('common');
  const { language } = i18n;
  return (instant) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: FALLBACK_TIME_ZONE }).format(new Date(instant));
}

/**
 * Returns a function that formats an instant as a day and a time in Korea, in the page's language. The time has no
 * names of halves of the day, which Node and browsers write differently.
 */
export function useMoment(): (instant: string) => string {
  const day = useDay();
  return (instant) => `${day(instant)} ${timeOf(instant)}`;
}

export const isForGood = (until: string): boolean => new Date(until).getUTCFullYear() >= FOREVER;
