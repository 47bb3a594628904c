import { useGetEventQuery } from '@/api/events';
import { EventFacts, EventHead } from '@/components/events/EventHead';
import { EventParticipation } from '@/components/events/EventParticipation';
import { EventSeo } from '@/components/events/EventSeo';
import styles from '@/components/events/Events.module.css';
import { EventTopics } from '@/components/events/EventTopics';
import { Winners } from '@/components/events/Winners';
import { Layout } from '@/components/layout/Layout';
import { TopicRow } from '@/components/topics/TopicRow';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { event } from '@/routes/details/event';

/** Renders an event with the reader's application and members' topics, or its winners. */
export default function EventPage({ slug, winners }: { slug: string; winners: boolean }) {
  const answer = useGetEventQuery({ slug });
  const { away, retry } = useRetryWhenDown(answer, ['Events']);
  useRevalidateOnVisit(['Events']);
  const event = answer.data;
  const path = paths.event(slug, { tab: winners ? 'winners' : '' });
  return (
    <Layout path={path}>
      {event ? (
        <>
          <EventSeo event={event} winners={winners} />
          <EventHead event={event} tab={winners ? 'winners' : 'about'} />
          {winners ? (
            <Winners event={event} />
          ) : (
            <>
              <EventFacts event={event} />
              <p className={styles.description}>{event.description}</p>
              <EventParticipation event={event} />
              {event.forum_event ? (
                <EventTopics of={event.forum_event} row={(topic) => <TopicRow key={topic.id} topic={topic} brief />} />
              ) : null}
            </>
          )}
        </>
      ) : away ? (
        <ErrorState onRetry={retry} retrying={answer.isFetching} />
      ) : (
        <Skeleton shape="title" />
      )}
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = event.first;
