import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedEventsApi } from '@/api/managedEvents';
import { Events } from '@/components/manage/Events';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { type ManagedListState, managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import { type EventView, eventViews } from '@/contract/constants/campaigns';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/events: the events of every state, for those who run campaigns. */
export default function ManageEventsPage({ state }: { state: ManagedListState<EventView> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="events" lead={t('events.lead')}>
      <Events state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    managedListStateOf(eventViews),
    (fetchQuery, state) => fetchQuery(managedEventsApi.endpoints.getManagedEvents.initiate(managedListQueryOf(state))),
    ['campaigns'],
  )) satisfies GetServerSideProps;
