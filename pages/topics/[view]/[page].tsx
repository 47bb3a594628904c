import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { RailBanners } from '@/components/banners/RailBanners';
import { AllForumsFilters } from '@/components/forums/AllForumsFilters';
import { EventsRail } from '@/components/forums/EventsRail';
import { ForumsRail } from '@/components/forums/ForumsRail';
import { Layout } from '@/components/layout/Layout';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { MoreTools } from '@/components/topics/MoreTools';
import { TopicList } from '@/components/topics/TopicList';
import { TopicsHeader } from '@/components/topics/TopicsHeader';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { loadAllForums } from '@/routes/loaders/allForums';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { loadTopics } from '@/routes/loaders/topics';
import { renderStatic } from '@/server/render/page';

/** Topics of every forum, all or the best: `/topics`, `/topics?best=1`, and their numbered pages. */
export default function TopicsPage({ best, state }: { best: boolean; state: ListState }) {
  const { t } = useTranslation('topics');
  const pathOf = (query: Query) => paths.topics({ best: best ? 1 : '', ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['Topics', 'Forums']);

  const rail = (
    <>
      <ForumsRail />
      <EventsRail />
      <RailBanners />
    </>
  );
  return (
    <Layout path={list.address} rail={rail}>
      <ListSeo
        state={state}
        title={best ? t('bestTitle') : t('title')}
        description={best ? t('bestDescription') : t('description')}
        pathOf={pathOf}
      />
      <TopicsHeader best={best} />
      <AllForumsFilters list={list} />
      <ListTools list={list} label={t('search.label')} />
      <MoreTools list={list} />
      <TopicList list={list} scope={{ best }} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const view = params?.view;
  if (view !== 'every' && view !== 'best') return { notFound: true };
  const best = view === 'best';
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['topics', 'forums'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await Promise.all([
        loadTopics(ask, state, { best }),
        loadAllForums(ask),
        loadRailBanners(ask),
      ]);
      return { best, state };
    },
  });
}) satisfies GetStaticProps;
