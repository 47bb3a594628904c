import { useTranslation } from 'react-i18next';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';

/** A suspension until this year or later counts as permanent. */
const FOREVER = 9000;

/** Returns a function that formats an instant as a day in Korea, in the page's language. */
export function useDay(): (instant: string) => string {
  const { i18n } = useTranslation('common');
  const { language } = i18n;
  return (instant) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: FALLBACK_TIME_ZONE }).format(new Date(instant));
}

export const isForGood = (until: string): boolean => new Date(until).getUTCFullYear() >= FOREVER;
