import { useTranslation } from 'react-i18next';
import type { ChallengeSummary } from '@/contract/challenges';
import { clockText, dayOf, isAlwaysOpen, isOvernight, leftOf } from './times';

/** Returns functions that format days and times of challenges in the page's language. */
export function useChallengeDates() {
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
    /** Formats the first and last day of a challenge; with the year once when both are in one year. */
    daysText: ({ starts_on, ends_on, days }: ChallengeSummary): string =>
      t('days', {
        from: dayText(starts_on),
        to: dayText(ends_on, isOneYear(starts_on, ends_on) ? 'dateThisYear' : 'date'),
        days,
      }),
    /** Formats the time of day at which check-in is open. */
    everyText(challenge: Pick<ChallengeSummary, 'opens_at' | 'closes_at'>): string {
      if (isAlwaysOpen(challenge)) return t('every.always');
      return t(isOvernight(challenge) ? 'every.overnight' : 'every.sameDay', {
        opens: clockText(challenge.opens_at),
        closes: clockText(challenge.closes_at),
      });
    },
    /** Formats a duration in ms: "3시간 20분". */
    leftText: (ms: number): string =>
      leftOf(ms)
        .map(({ unit, count }) => t(`left.${unit}`, { count }))
        .join(' '),
  };
}
