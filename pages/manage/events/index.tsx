import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedEventsApi } from '@/api/managedEvents';
import { Events } from '@/components/manage/Events';
import { type ManagedEventsState, managedEventsQueryOf } from '@/components/manage/eventsQuery';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { campaignStates } from '@/contract/constants/campaigns';
import { searchOf } from '@/lib/listState';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/events: the events of every state, for those who run campaigns. */
export default function ManageEventsPage({ state }: { state: ManagedEventsState }) {
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
    ({ page, of }): ManagedEventsState => ({
      state: campaignStates.find((it) => it === of('state')) ?? '',
      search: searchOf(of('search')),
      page,
    }),
    (fetchQuery, state) =>
      fetchQuery(managedEventsApi.endpoints.getManagedEvents.initiate(managedEventsQueryOf(state))),
    ['campaigns'],
  )) satisfies GetServerSideProps;
