import { eventsApi } from '@/api/events';
import { manageEventsApi } from '@/api/manageEvents';
import {
  type ApplicationsState,
  applicationsQueryOf,
  applicationViews,
  EventWinners,
} from '@/components/manage/EventWinners';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/events/[slug]/applications: an event's applications, of which managers choose the winners. */
export default function EventWinnersPage({ state }: { state: ApplicationsState }) {
  return (
    <ManageFrame section="events">
      <EventWinners state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  ({ page, of }): ApplicationsState => ({
    slug: of('slug'),
    page,
    view: applicationViews.find((it) => it === of('view')) ?? '',
  }),
  (fetchQuery, state) =>
    Promise.all([
      fetchQuery(eventsApi.endpoints.getEvent.initiate({ slug: state.slug })),
      fetchQuery(manageEventsApi.endpoints.getApplications.initiate(applicationsQueryOf(state))),
    ]),
  ['winners', 'manage'],
);
