import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import type { Filter } from '@/components/lists/filters';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { type List, useListState } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { BannerList } from './BannerList';
import { type BannersView, bannersViewQuery, isNewestFirst, newestFirst } from './bannersView';

/** Returns the orders of banners as links, and the filter by which managers see the ended ones. */
function useBannerFilters({ over }: BannersView, list: List) {
  const { t } = useTranslation('banners');
  const { user } = useMember();
  const newest = isNewestFirst(list.state);
  const tabs = {
    label: t('order.label'),
    items: [
      { href: list.hrefOf({ ordering: '' }), label: t('order.given'), current: !newest },
      { href: list.hrefOf(newestFirst), label: t('order.newest'), current: newest },
    ],
  };
  const status: Filter = {
    name: 'status',
    label: t('status'),
    options: user?.is_manager ? [{ slug: 'inactive', name: t('over') }] : [],
    chosen: over ? ['inactive'] : [],
    none: t('active'),
  };
  return { tabs, filters: [status] };
}

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
