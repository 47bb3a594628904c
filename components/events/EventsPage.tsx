import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { Participation } from '@/components/participation/Participation';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { EventList } from './EventList';
import { type EventsTab, eventTabs } from './eventsView';

/** Renders the events' page: `/events`, `/events?tab=winners` and the other tabs, and their numbered pages. */
export function EventsPage({ tab, state }: { tab: EventsTab; state: ListState }) {
  const { t } = useTranslation('events');
  const pathOf = (query: Query) => paths.events({ tab, ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Events']);
  return (
    <Layout path={list.address} wide>
      <ListSeo
        state={state}
        title={tab === '' ? t('title') : `${t('title')} · ${t(`tabs.${tab}`)}`}
        description={t('description')}
        pathOf={pathOf}
      />
      <Participation current="events" />
      <ListHeader title={t('title')} description={t('description')} />
      <ListTools
        list={list}
        label={t('search')}
        tabs={{
          label: t('tabs.label'),
          items: eventTabs.map((it) => ({
            href: paths.events({ tab: it, search: state.search }),
            label: t(`tabs.${it || 'opened'}`),
            current: it === tab,
          })),
        }}
      />
      <EventList list={list} tab={tab} />
    </Layout>
  );
}
