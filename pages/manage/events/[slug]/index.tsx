import type { GetServerSideProps } from 'next';
import { managedEventsApi } from '@/api/managedEvents';
import { EventPage, NewEvent } from '@/components/manage/EventPage';
import { NEW_EVENT } from '@/components/manage/edit/eventValues';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

interface EventState {
  slug: string;
}

/** Renders /manage/events/[slug]: an event's state and form, or the form of a new one. */
export default function ManageEventPage({ state: { slug } }: { state: EventState }) {
  return (
    <ManageFrame section="events">
      {slug === NEW_EVENT ? <NewEvent /> : <EventPage key={slug} slug={slug} />}
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ of }): EventState => ({ slug: of('slug') }),
    async (fetchQuery, { slug }) =>
      slug === NEW_EVENT ? undefined : fetchQuery(managedEventsApi.endpoints.getManagedEvent.initiate({ slug })),
    ['campaigns', 'manage', 'drafts', 'pictures'],
  )) satisfies GetServerSideProps;
