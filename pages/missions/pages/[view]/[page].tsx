import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { Coupon } from '@/components/missions/Coupon';
import { LatestReviews } from '@/components/missions/LatestReviews';
import { MissionFilters } from '@/components/missions/MissionFilters';
import { MissionList } from '@/components/missions/MissionList';
import { type MissionsView, viewOf } from '@/components/missions/view';
import { TakingPart } from '@/components/participation/TakingPart';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { loadMissions } from '@/routes/loaders/missions';
import { renderStatic } from '@/server/render/page';

/** Missions, coupons and reviews: `/missions`, `/missions?status=closed`, and their numbered pages. */
export default function MissionsPage({ view, state }: { view: MissionsView; state: ListState }) {
  const { t } = useTranslation('missions');
  const pathOf = (query: Query) => paths.missions({ ...view, ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['Missions', 'MissionReviews']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <TakingPart current="missions" />
      <ListHeader title={t('title')} description={t('description')}>
        <Coupon />
      </ListHeader>
      <MissionFilters view={view} search={state.search} />
      <ListTools list={list} label={t('search')} orderings={[]} />
      <MissionList list={list} view={view} />
      <LatestReviews />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const name = String(params?.view);
  const view = viewOf({ status: name });
  if (name !== 'every' && view.status !== name) return { notFound: true };
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['missions'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await loadMissions(ask, view, state);
      return { view, state };
    },
  });
}) satisfies GetStaticProps;
