import { useTranslation } from 'react-i18next';
import { useGetRankingsQuery } from '@/api/rankings';
import { RailBanners } from '@/components/banners/RailBanners';
import { Layout } from '@/components/layout/Layout';
import { ListSeo } from '@/components/lists/ListSeo';
import { RankingList } from '@/components/rankings/RankingList';
import { RankingRules } from '@/components/rankings/RankingRules';
import { RankingTools } from '@/components/rankings/RankingTools';
import { type RankingView, rankingsQueryOf, rankingViewQuery } from '@/components/rankings/rankingView';
import { useSpanText } from '@/components/rankings/useSpanText';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { rankings } from '@/routes/lists/rankings';

/** Renders members by their places: `/rankings`, `/rankings?type=activity&period=month`, numbered pages. */
export default function RankingsPage({ view, state }: { view: RankingView; state: ListState }) {
  const { t } = useTranslation('rankings');
  const pathOf = (query: Query) => paths.rankings({ ...rankingViewQuery(view), ...query });
  const list = useListState(state, pathOf);
  const { data } = useGetRankingsQuery(rankingsQueryOf(view, state));
  useRevalidateOnVisit(['Rankings']);
  const past = useSpanText(view.period, view.date ? data?.span : undefined);
  const title = t('title', { type: t(`types.${view.type}`), period: past || t(`periods.${view.period}`) });

  const rail = (
    <>
      <RankingRules span={data?.span} />
      <RailBanners />
    </>
  );
  return (
    <Layout path={list.address} rail={rail}>
      <ListSeo state={state} title={title} description={t('description')} pathOf={pathOf} noindex={view.date !== ''} />
      <RankingTools view={view} list={list} span={data?.span} />
      <RankingList view={view} list={list} />
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = rankings.numbered;
