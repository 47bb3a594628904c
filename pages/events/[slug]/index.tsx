import { useGetEventQuery } from '@/api/events';
import { EventFacts, EventHead } from '@/components/events/EventHead';
import { EventParticipation } from '@/components/events/EventParticipation';
import { EventSeo } from '@/components/events/EventSeo';
import styles from '@/components/events/Events.module.css';
import { EventTopics } from '@/components/events/EventTopics';
import { Winners } from '@/components/events/Winners';
import { Layout } from '@/components/layout/Layout';
import { TopicRow } from '@/components/topics/TopicRow';
import { Detail } from '@/components/ui/Detail';
import { Skeleton } from '@/components/ui/Skeleton';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { event } from '@/routes/details/event';

/** Renders an event with the reader's application and members' topics, or its winners. */
export default function EventPage({ slug, winners }: { slug: string; winners: boolean }) {
  const answer = useGetEventQuery({ slug });
  useRevalidateOnVisit(['Events']);
  const path = paths.event(slug, { tab: winners ? 'winners' : '' });
  return (
    <Layout path={path}>
      <Detail answer={answer} tags={['Events']} loading={<Skeleton shape="title" />}>
        {(event) => (
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
                  <EventTopics
                    of={event.forum_event}
                    row={(topic) => <TopicRow key={topic.id} topic={topic} brief />}
                  />
                ) : null}
              </>
            )}
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = event.first;
