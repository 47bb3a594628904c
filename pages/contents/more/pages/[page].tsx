import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { OtherFilters } from '@/components/contents/ContentFilters';
import { ContentTabs } from '@/components/contents/ContentTabs';
import { OtherList } from '@/components/contents/OtherList';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { loadOthers } from '@/routes/loaders/contents';
import { renderStatic } from '@/server/render/page';

/** Products put together: the first view and its numbered pages, reached as `/contents/more?page=2`. */
export default function OthersPage({ state }: { state: ListState }) {
  const { t } = useTranslation('contents');
  const list = useListState(state, paths.moreContents);
  useFreshCopy(['Contents', 'Products']);
  const title = t('more.title');
  const description = t('more.description');

  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={title} description={description} pathOf={paths.moreContents} />
      <ListHeader title={title} description={description} />
      <ContentTabs current="more" />
      <OtherFilters list={list} />
      <ListTools list={list} label={t('more.search')} orderings={[]} />
      <OtherList list={list} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['contents', 'products'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await loadOthers(ask, state);
      return { state };
    },
  });
}) satisfies GetStaticProps;
