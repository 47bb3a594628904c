import { useTranslation } from 'react-i18next';
import type { ChallengeSummary } from '@/contract/challenges';
import { clockText, dayOf, isAlwaysOpen, isOvernight, leftOf } from './times';

/** Days and times of challenges in the page's language. */
export function useTimes() {
  const { t } = useTranslation('challenges');
  const { t: common } = useTranslation('common');
  const monthText = (month: number) => common(`time.months.${month as 1}`);
  const dayText = (day: string, key: 'date' | 'dateThisYear' = 'date') => {
    const parts = dayOf(day);
    return common(`time.${key}`, { ...parts, month: monthText(parts.month) });
  };
  const isOneYear = (one: string, other: string) => dayOf(one).year === dayOf(other).year;
  return {
    monthText,
    /** The days that it runs, first and last; the year once where it is one. */
    daysText: ({ starts_on, ends_on, days }: ChallengeSummary): string =>
      t('days', {
        from: dayText(starts_on),
        to: dayText(ends_on, isOneYear(starts_on, ends_on) ? 'dateThisYear' : 'date'),
        days,
      }),
    /** At what time of each day one may check in. */
    everyText(challenge: Pick<ChallengeSummary, 'opens_at' | 'closes_at'>): string {
      if (isAlwaysOpen(challenge)) return t('every.always');
      return t(isOvernight(challenge) ? 'every.overnight' : 'every.sameDay', {
        opens: clockText(challenge.opens_at),
        closes: clockText(challenge.closes_at),
      });
    },
    /** So many ms as one says them: "3시간 20분". */
    leftText: (ms: number): string =>
      leftOf(ms)
        .map(({ unit, count }) => t(`left.${unit}`, { count }))
        .join(' '),
  };
}
