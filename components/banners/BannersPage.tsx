import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { BannerList } from './BannerList';
import { type BannersView, bannersViewQuery } from './bannersView';
import { useBannerFilters } from './useBannerFilters';

/** Renders the banners' page: `/banners`, `/banners?type=sub`, and their numbered pages. */
export function BannersPage({ view, state }: { view: BannersView; state: ListState }) {
  const { t } = useTranslation('banners');
  const pathOf = (query: Query) => paths.banners({ ...bannersViewQuery(view), ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Banners']);
  return (
    <Layout path={list.address}>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <ListHeader title={t('title')} description={t('description')} />
      <ListTools list={list} label={t('search')} {...useBannerFilters(view, list)} />
      <BannerList view={view} list={list} />
    </Layout>
  );
}
