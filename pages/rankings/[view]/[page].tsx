import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { rankingsApi, useGetRankingsQuery } from '@/api/rankings';
import { RailBanners } from '@/components/banners/RailBanners';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { RankingList } from '@/components/rankings/RankingList';
import { RankingRules } from '@/components/rankings/RankingRules';
import { RankingTools } from '@/components/rankings/RankingTools';
import { type RankingView, rankingsQueryOf, viewOf, viewQuery } from '@/components/rankings/view';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { renderStatic } from '@/server/render/page';

/** Members by their places: `/rankings`, `/rankings?type=activity&period=month`, numbered pages. */
export default function RankingsPage({ view, state }: { view: RankingView; state: ListState }) {
  const { t } = useTranslation('rankings');
  const pathOf = (query: Query) => paths.rankings({ ...viewQuery(view), ...query });
  const list = useListState(state, pathOf);
  const { data } = useGetRankingsQuery(rankingsQueryOf(view, state));
  useFreshCopy(['Rankings']);
  const title = t('title', { type: t(`types.${view.type}`), period: t(`periods.${view.period}`) });

  const rail = (
    <>
      <RankingRules span={data?.span} />
      <RailBanners />
    </>
  );
  return (
    <Layout path={list.address} rail={rail}>
      <ListSeo state={state} title={title} description={t('description')} pathOf={pathOf} />
      <ListHeader title={t('heading')} description={t('description')} />
      <RankingTools view={view} list={list} span={data?.span} />
      <RankingList view={view} list={list} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** The view of an inner address such as `likes-week`; `every` is the first. */
function viewNamed(name: string): RankingView | null {
  const [type = '', period = ''] = name.split('-');
  const view = viewOf({ type, period });
  return name === 'every' || `${view.type}-${view.period}` === name ? view : null;
}

export const getStaticProps = (({ locale, params }) => {
  const view = viewNamed(String(params?.view));
  if (!view) return { notFound: true };
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['rankings'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await Promise.all([
        ask(rankingsApi.endpoints.getRankings.initiate(rankingsQueryOf(view, state))),
        loadRailBanners(ask),
      ]);
      return { view, state };
    },
  });
}) satisfies GetStaticProps;
