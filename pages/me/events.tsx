import { activityApi, useGetOwnEventsQuery } from '@/api/activity';
import { ApplicationRow } from '@/components/activity/ApplicationRow';
import { OwnList } from '@/components/activity/OwnList';
import type { OwnEventApplication } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /me/events: the member's applications for events, the latest first. */
export default function OwnEventsPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:events"
      state={state}
      pathOf={paths.ownEvents}
      useAnswer={useGetOwnEventsQuery}
      row={(application: OwnEventApplication) => <ApplicationRow key={application.slug} application={application} />}
      emptyHref={paths.events()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getOwnEvents);
