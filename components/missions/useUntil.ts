import { useTranslation } from 'react-i18next';
import { lastDayText, momentText } from '@/components/users/dayText';
import type { MissionSummary } from '@/contract/missions';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { daysLeft } from '@/lib/dates';

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
    const count = daysLeft(now, ends_at);
    return count > 0 ? t('daysLeft', { count }) : t('endsToday');
  };
  const until = ({ status, ends_at }: Term): string => {
    if (!ends_at) return t('facts.always');
    if (status === 'closed') return t('facts.closed', { day: lastDayText(ends_at, common) });
    return t('facts.untilMoment', { moment: momentText(ends_at, common) });
  };
  return { left, until };
}
