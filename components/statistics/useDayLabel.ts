import { useTranslation } from 'react-i18next';

/** Returns a function that formats a day (`2026-03-02`) in the page's language, shortened unless it is `full`. */
export function useDayLabel(): (day: string, full?: 'full') => string {
  const { i18n } = useTranslation('common');
  return (day, full) =>
    new Intl.DateTimeFormat(i18n.language, {
      ...(full && { year: 'numeric' }),
      month: full ? 'long' : 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day));
}
