import { useTranslation } from 'react-i18next';
import { managedEventsApi } from '@/api/managedEvents';
import { Events } from '@/components/manage/Events';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { type EventView, eventViews } from '@/contract/constants/campaigns';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/events: the events of every state, for those who run campaigns. */
export default function ManageEventsPage({ state }: { state: ManagedListState<EventView, 'events'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="events"
      lead={t('events.lead')}
      action={<NewLink href={managePaths.event('new')}>{t('events.new')}</NewLink>}
    >
      <Events state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'campaigns',
  { states: eventViews, sorted: 'events' },
  (fetchQuery, query) => fetchQuery(managedEventsApi.endpoints.getManagedEvents.initiate(query)),
);
