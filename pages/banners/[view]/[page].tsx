import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { bannersApi } from '@/api/banners';
import { BannerFilters } from '@/components/banners/BannerFilters';
import { BannerList } from '@/components/banners/BannerList';
import { type BannersView, bannersQueryOf, viewOf, viewQuery } from '@/components/banners/view';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** News of the site: `/banners`, `/banners?type=sub`, and their numbered pages. */
export default function BannersPage({ view, state }: { view: BannersView; state: ListState }) {
  const { t } = useTranslation('banners');
  const pathOf = (query: Query) => paths.banners({ ...viewQuery(view), ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['Banners']);
  return (
    <Layout path={list.address}>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <ListHeader title={t('title')} description={t('description')} />
      <BannerFilters view={view} list={list} />
      <ListTools list={list} label={t('search')} orderings={[]} />
      <BannerList view={view} list={list} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const view = viewOf({ type: params?.view });
  if (view.type !== params?.view) return { notFound: true };
  const state = parseListState({ page: String(params.page) });
  return renderStatic({
    locale,
    namespaces: ['banners'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(bannersApi.endpoints.getBanners.initiate(bannersQueryOf(view, state)));
      return { view, state };
    },
  });
}) satisfies GetStaticProps;
