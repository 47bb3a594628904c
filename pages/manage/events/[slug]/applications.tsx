import { eventsApi } from '@/api/events';
import { manageEventsApi } from '@/api/manageEvents';
import {
  type ApplicationsState,
  applicationsQueryOf,
  applicationViews,
  EventWinners,
} from '@/components/manage/EventWinners';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/events/[slug]/applications: an event's applications, of which managers choose the winners. */
export default function EventWinnersPage({ state }: { state: ApplicationsState }) {
  return (
    <SubpageFrame section="events">
      <EventWinners state={state} />
    </SubpageFrame>
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
