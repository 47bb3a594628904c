import { useTranslation } from 'react-i18next';
import { ParticipationHead } from '@/components/participation/ParticipationHead';
import { FactList } from '@/components/ui/FactList';
import { Tabs } from '@/components/ui/Tabs';
import type { Event } from '@/contract/events';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Events.module.css';
import { useEventTimes } from './useEventTimes';

/** Renders an event's picture, title, status and facts, with a link to its winners. */
export function EventHead({ event, tab }: { event: Event; tab: 'about' | 'winners' }) {
  const { t } = useTranslation('events');
  const { statusText } = useEventTimes();
  return (
    <>
      <ParticipationHead
        place="events"
        of={event}
        href={paths.event(event.slug)}
        statusText={t(`status.${event.status}`)}
        summary={event.summary}
      >
        <span>{statusText(event)}</span>
      </ParticipationHead>
      <Tabs
        label={t('parts.label')}
        items={(['about', 'winners'] as const).map((part) => ({
          href: paths.event(event.slug, { tab: part === 'about' ? '' : part }),
          label: t(`parts.${part}`),
          current: part === tab,
        }))}
      />
    </>
  );
}

/** Renders an event's facts before anyone applies: prize, number of winners, dates and how winners are chosen. */
export function EventFacts({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const { day, moment } = useEventTimes();
  const { gift, winner_count: count, starts_at, ends_at, announces_at, choosing } = event;
  const facts = {
    gift,
    winners: t('facts.winnersText', { count, winners: formatInteger(count) }),
    days: t('facts.daysText', { from: day(starts_at), to: moment(ends_at) }),
    announces: event.winnerAnnouncement ? t('facts.announced', { day: day(announces_at) }) : day(announces_at),
    choosing,
  };
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <h2 id="facts" className="visually-hidden">
        {t('facts.title')}
      </h2>
      <FactList
        facts={(['gift', 'winners', 'days', 'announces', 'choosing'] as const).map((name) => ({
          name: t(`facts.${name}`),
          value: facts[name],
        }))}
      />
    </section>
  );
}
