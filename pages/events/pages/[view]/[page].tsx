import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { eventsApi } from '@/api/events';
import { EventFilters } from '@/components/events/EventFilters';
import { EventList } from '@/components/events/EventList';
import { type EventsTab, eventsQueryOf, tabOf } from '@/components/events/view';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { TakingPart } from '@/components/participation/TakingPart';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** Events: `/events`, `/events?tab=winners` and the other tabs, and their numbered pages. */
export default function EventsPage({ tab, state }: { tab: EventsTab; state: ListState }) {
  const { t } = useTranslation('events');
  const pathOf = (query: Query) => paths.events({ tab, ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['Events']);
  return (
    <Layout path={list.address} wide>
      <ListSeo
        state={state}
        title={tab === '' ? t('title') : `${t('title')} · ${t(`tabs.${tab}`)}`}
        description={t('description')}
        pathOf={pathOf}
      />
      <TakingPart current="events" />
      <ListHeader title={t('title')} description={t('description')} />
      <EventFilters tab={tab} search={state.search} />
      <ListTools list={list} label={t('search')} orderings={[]} />
      <EventList list={list} tab={tab} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const view = String(params?.view);
  const tab = tabOf({ tab: view });
  if (view !== (tab || 'every')) return { notFound: true };
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['events'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(eventsApi.endpoints.getEvents.initiate(eventsQueryOf(tab, state)));
      return { tab, state };
    },
  });
}) satisfies GetStaticProps;
