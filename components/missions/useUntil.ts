import { useTranslation } from 'react-i18next';
import { dayText } from '@/components/users/dayText';
import type { MissionSummary } from '@/contract/missions';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { daysBetween } from '@/lib/dates';

type Term = Pick<MissionSummary, 'status' | 'ends_at'>;

/** Returns functions that format the end of a mission, by days of Korea. */
export function useUntil() {
  const { t } = useTranslation('missions');
  const now = useRenderedAt();
  const { t: common } = useTranslation('common');

  /** Formats the time left; '' for a mission without an end or a page without a render time. */
  const left = ({ status, ends_at }: Term): string => {
    if (status === 'closed') return t('status.closed');
    if (!ends_at || !now) return '';
    const count = daysBetween(now, ends_at);
    return count < 1 ? t('endsToday') : t('daysLeft', { count });
  };
  const until = ({ status, ends_at }: Term): string => {
    if (!ends_at) return t('facts.always');
    return t(status === 'closed' ? 'facts.closed' : 'facts.untilDay', { day: dayText(ends_at, common) });
  };
  return { left, until };
}
