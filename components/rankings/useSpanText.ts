import { useTranslation } from 'react-i18next';
import type { RankingPeriod } from '@/contract/constants/common';
import type { RankingSpan } from '@/contract/rankings';
import { dateOf } from '@/lib/dates';

/** Returns the days that a ranking of `period` counts as a text; '' for one of all days. */
export function useSpanText(period: RankingPeriod, span: RankingSpan | undefined): string {
  const { t } = useTranslation('rankings');
  const { t: common } = useTranslation('common');
  if (!span?.first || !span.last) return '';
  const { year, month } = dateOf(span.first);
  const dayText = (day: string, named: 'date' | 'dateThisYear' = 'date') => {
    const date = dateOf(day);
    const values = { year: date.year, month: common(`time.months.${date.month as 1}`) };
    // A line breaks between two dates, never within one.
    return common(`time.${named}`, { ...values, day: date.day }).replaceAll(' ', '\u00a0');
  };
  const lastNamed = dateOf(span.last).year === year ? 'dateThisYear' : 'date';
  const texts = {
    day: dayText(span.first),
    week: t('span.week', { first: dayText(span.first), last: dayText(span.last, lastNamed) }),
    month: t('span.month', { year, month: common(`time.months.${month as 1}`) }),
    all: '',
  };
  return texts[period];
}
