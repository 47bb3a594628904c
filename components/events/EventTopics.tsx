import Link from 'next/link';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetForumTopicsQuery } from '@/api/forums';
import { ListPage } from '@/components/lists/ListPage';
import { LinkButton } from '@/components/ui/Button';
import { SectionHead } from '@/components/ui/List';
import { EmptyState } from '@/components/ui/State';
import { useReveal } from '@/components/ui/useReveal';
import type { Event } from '@/contract/events';
import type { TopicSummary } from '@/contract/topics';
import { paths } from '@/lib/paths';
import styles from './Events.module.css';
import { eventTopicsQuery } from './eventTopicsQuery';

/** Renders the topics that members wrote for an event, each by `row`, with a link to all of them. */
export function EventTopics({
  of,
  row,
}: {
  of: NonNullable<Event['forum_event']>;
  row: (topic: TopicSummary) => ReactNode;
}) {
  const { t } = useTranslation('events');
  const root = useRef<HTMLElement>(null);
  useReveal(root);
  const answer = useGetForumTopicsQuery(eventTopicsQuery(of));
  const isEmpty = answer.data?.results.length === 0;
  return (
    <section aria-labelledby="topics" className={styles.topics} ref={root}>
      <SectionHead id="topics" title={t('topics.title')}>
        {isEmpty ? null : (
          <Link href={paths.forum(of.forum, { event: of.event })} prefetch={false} className="way">
            {t('topics.all')}
          </Link>
        )}
      </SectionHead>
      {isEmpty ? (
        <EmptyState
          title={t('topics.empty')}
          body={t('topics.emptyBody')}
          action={
            <LinkButton href={paths.newTopic(of.forum)} rel="nofollow" prefetch={false}>
              {t('topics.write')}
            </LinkButton>
          }
        />
      ) : (
        <ListPage answer={answer} tags={['Topics']} row={row} />
      )}
    </section>
  );
}
