import { managedEventsApi } from '@/api/managedEvents';
import { EventPage, NewEvent } from '@/components/manage/EventPage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/events/[slug]: an event's state and form, or the form of a new one. */
export default function ManageEventPage({ state: { at } }: { state: FormState }) {
  return <SubpageFrame section="events">{at === null ? <NewEvent /> : <EventPage key={at} slug={at} />}</SubpageFrame>;
}

export const getServerSideProps = manageForm('campaigns', async (fetchQuery, at) => {
  if (at !== null) await fetchQuery(managedEventsApi.endpoints.getManagedEvent.initiate({ slug: at }));
});
