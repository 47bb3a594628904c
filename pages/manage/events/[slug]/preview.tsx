import { useTranslation } from 'react-i18next';
import { managedEventsApi, useGetEventPreviewQuery } from '@/api/managedEvents';
import { ApplyFields } from '@/components/events/ApplyForm';
import { EventFacts, EventHead } from '@/components/events/EventHead';
import eventStyles from '@/components/events/Events.module.css';
import { Preview, Previewed } from '@/components/manage/Preview';
import { managePaths } from '@/lib/managePaths';
import { managePage } from '@/routes/loaders/manage';

interface PreviewState {
  slug: string;
}

/** Renders /manage/events/[slug]/preview: an event as a member sees it who may apply; nothing can be done. */
export default function EventPreviewPage({ state: { slug } }: { state: PreviewState }) {
  return (
    <Preview section="events" href={managePaths.event(slug)}>
      <Shown slug={slug} />
    </Preview>
  );
}

function Shown({ slug }: PreviewState) {
  const { t: events } = useTranslation('events');
  return (
    <Previewed answer={useGetEventPreviewQuery({ slug })}>
      {(event) => (
        <>
          <div inert>
            <EventHead event={event} tab="about" />
          </div>
          <EventFacts event={event} />
          <p className={eventStyles.description}>{event.description}</p>
          <section className={eventStyles.part} aria-labelledby="part">
            <h2 id="part" className={eventStyles.heading}>
              {events('part.title')}
            </h2>
            <div inert>
              <ApplyFields event={event} stored={null} />
            </div>
          </section>
        </>
      )}
    </Previewed>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  ({ of }): PreviewState => ({ slug: of('slug') }),
  (fetchQuery, { slug }) => fetchQuery(managedEventsApi.endpoints.getEventPreview.initiate({ slug })),
  ['campaigns', 'events', 'personal', 'pictures', 'drafts'],
);
