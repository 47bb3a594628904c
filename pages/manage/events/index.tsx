import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { eventsApi } from '@/api/events';
import { Events, type EventsState, managedStatuses } from '@/components/manage/Events';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/events: events whose winners are to be chosen, for managers. */
export default function ManageEventsPage({ state }: { state: EventsState }) {
  const { t } = useTranslation('winners');
  return (
    <ManageFrame section="events" lead={t('lead')}>
      <Events state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    ({ page, of }): EventsState => ({ page, status: managedStatuses.find((it) => it === of('status')) ?? 'closed' }),
    (fetchQuery, state) => fetchQuery(eventsApi.endpoints.getEvents.initiate(state)),
    ['winners'],
  )) satisfies GetServerSideProps;
