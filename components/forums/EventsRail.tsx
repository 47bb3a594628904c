import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetForumEventsQuery } from '@/api/forums';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import { momentText } from '@/components/users/dayText';
import type { ForumEvent } from '@/contract/forums';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { paths } from '@/lib/paths';
import styles from './EventsRail.module.css';

/** The number of events shown beside a list. */
const SHOWN = 5;

/** Returns events that have begun and not ended at `now`, the one that ends first on top. */
const goingOn = (events: ForumEvent[], now: string): ForumEvent[] =>
  events
    .filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
    .sort((one, other) => one.ends_at.localeCompare(other.ends_at));

/** Renders the current events of all forums, each leading to its topics; nothing without any. */
export function EventsRail() {
  const { t } = useTranslation('forums');
  const { t: common } = useTranslation('common');
  const id = useId();
  const now = useRenderedAt();
  const { data } = useGetForumEventsQuery();
  const events = goingOn(data?.results ?? [], now ?? '').slice(0, SHOWN);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.events}>
      <SectionHead title={t('eventsOn')} id={id} />
      <List>
        {events.map((event) => (
          <EntryRow
            key={`${event.forum}/${event.slug}`}
            href={paths.forum(event.forum, { event: event.slug })}
            title={event.title}
            size="small"
          >
            <span>{t('until', { moment: momentText(event.ends_at, common, now) })}</span>
          </EntryRow>
        ))}
      </List>
    </section>
  );
}
