import { useTranslation } from 'react-i18next';

/**
 * Returns a function that formats a day (`2026-03-02`) or a month (`2026-03`) in the page's language: a day shortened
 * unless it is `full`.
 */
export function useDayLabel(): (day: string, full?: 'full') => string {
  const { i18n } = useTranslation('common');
  return (day, full) => {
    const isMonth = day.length === 7;
    return new Intl.DateTimeFormat(i18n.language, {
      ...((full || isMonth) && { year: 'numeric' }),
      month: full ? 'long' : isMonth ? 'short' : 'numeric',
      ...(!isMonth && { day: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(day));
  };
}
