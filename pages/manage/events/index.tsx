import { useTranslation } from 'react-i18next';
import { managedEventsApi } from '@/api/managedEvents';
import { Events } from '@/components/manage/Events';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { type EventView, eventViews } from '@/contract/constants/campaigns';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/events: the events of every state, for those who run campaigns. */
export default function ManageEventsPage({ state }: { state: ManagedListState<EventView> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="events" lead={t('events.lead')}>
      <Events state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList('campaigns', eventViews, (fetchQuery, query) =>
  fetchQuery(managedEventsApi.endpoints.getManagedEvents.initiate(query)),
);
