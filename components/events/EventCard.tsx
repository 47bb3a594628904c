import { useTranslation } from 'react-i18next';
import { Card, poster } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import type { EventSummary } from '@/contract/events';
import { formatCompact, formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { useEventTimes } from './useEventTimes';

/** Renders an event in a list: picture, time left, prize and number of winners. */
export function EventCard({ event, eager }: { event: EventSummary; eager: boolean }) {
  const { t, i18n } = useTranslation('events');
  const { statusText } = useEventTimes();
  const { slug, title, summary, image, status, winnerAnnouncement, winner_count: count } = event;
  const applications = event.application_count;
  return (
    <Card
      href={paths.event(slug, { tab: winnerAnnouncement ? 'winners' : '' })}
      title={title}
      picture={poster(image)}
      eager={eager}
      mark={
        status === 'opened' ? null : <Tag>{winnerAnnouncement ? t('status.announced') : t(`status.${status}`)}</Tag>
      }
      kind={statusText(event)}
      excerpt={summary}
    >
      <span>{t(winnerAnnouncement ? 'card.winners' : 'card.places', { count, winners: formatInteger(count) })}</span>
      {status === 'upcoming' ? null : (
        <span>
          {t(status === 'opened' ? 'card.applying' : 'card.applications', {
            count: applications,
            applications: formatCompact(applications, i18n.language),
          })}
        </span>
      )}
    </Card>
  );
}
