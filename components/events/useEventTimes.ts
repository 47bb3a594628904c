import { useTranslation } from 'react-i18next';
import { dayText } from '@/components/users/dayText';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import type { EventSummary } from '@/contract/events';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { daysBetween, wallClock } from '@/lib/dates';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns functions that format an event's times in Seoul's time zone. */
export function useEventTimes() {
  const { t } = useTranslation('events');
  const { t: common } = useTranslation('common');
  const now = useRenderedAt();

  /** Formats a day, with its year where it differs from the page's. */
  const day = (iso: string) => dayText(iso, common, now);
  const moment = (iso: string) => {
    const clock = wallClock(new Date(iso), FALLBACK_TIME_ZONE);
    const time = `${twoDigits(clock.getHours())}:${twoDigits(clock.getMinutes())}`;
    return t('moment', { day: day(iso), time });
  };

  /**
   * Formats the time left to apply, or until applications open; after the end, the state of the result, which there is
   * where someone applied.
   */
  const statusText = (event: EventSummary): string => {
    const { status, winnerAnnouncement, application_count: applicants, starts_at, ends_at, announces_at } = event;
    if (status === 'closed' && applicants > 0) {
      return winnerAnnouncement
        ? t('standing.announced', { day: day(announces_at) })
        : t('standing.announces', { day: day(announces_at) });
    }
    if (!now || status === 'closed') return t(`status.${status}`);
    const count = Math.max(0, daysBetween(now, status === 'opened' ? ends_at : starts_at));
    if (count === 0) return t(`standing.${status}Today`);
    return t(`standing.${status}`, { count });
  };
  return { day, moment, statusText };
}
