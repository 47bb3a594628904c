import { useTranslation } from 'react-i18next';
import { dayText, momentText } from '@/components/users/dayText';
import type { EventSummary } from '@/contract/events';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { daysBetween, daysLeft, hasCome } from '@/lib/dates';

/** Returns functions that format an event's times in Seoul's time zone. */
export function useEventTimes() {
  const { t } = useTranslation('events');
  const { t: common } = useTranslation('common');
  const now = useRenderedAt();

  /** Formats a day, with its year where it differs from the page's. */
  const day = (iso: string) => dayText(iso, common, now);
  const moment = (iso: string) => momentText(iso, common, now);

  /** Returns whether an event's winners should have been announced by now: an operator announces them. */
  const isLate = ({ winnerAnnouncement, announces_at }: EventSummary) =>
    !winnerAnnouncement && hasCome(announces_at, now);

  /**
   * Formats the time left to apply, or until applications open; after the end, the state of the result, which there is
   * where someone applied.
   */
  const statusText = (event: EventSummary): string => {
    const { status, winnerAnnouncement, application_count: applicants, starts_at, ends_at, announces_at } = event;
    if (status === 'closed' && applicants > 0) {
      if (isLate(event)) return t('standing.late');
      return t(winnerAnnouncement ? 'standing.announced' : 'standing.announces', { day: day(announces_at) });
    }
    if (!now || status === 'closed') return t(`status.${status}`);
    const count = status === 'opened' ? daysLeft(now, ends_at) : Math.max(0, daysBetween(now, starts_at));
    if (count === 0) return t(`standing.${status}Today`);
    return t(`standing.${status}`, { count });
  };
  return { day, moment, isLate, statusText };
}
