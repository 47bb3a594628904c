import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { VideoFilters } from '@/components/contents/ContentFilters';
import { ContentTabs } from '@/components/contents/ContentTabs';
import { VideoList } from '@/components/contents/VideoList';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { videoOrderingTypes } from '@/contract/constants';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { loadVideos } from '@/routes/loaders/contents';
import { renderStatic } from '@/server/render/page';

/** Videos: the first view and its numbered pages, reached as `/contents/videos?page=2`. */
export default function VideosPage({ state }: { state: ListState }) {
  const { t } = useTranslation('contents');
  const list = useListState(state, paths.videos);
  useFreshCopy(['Contents']);
  const title = t('videos.title');
  const description = t('videos.description');

  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={title} description={description} pathOf={paths.videos} />
      <ListHeader title={title} description={description} />
      <ContentTabs current="videos" />
      <VideoFilters list={list} />
      <ListTools list={list} label={t('videos.search')} orderings={videoOrderingTypes} />
      <VideoList list={list} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['contents'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await loadVideos(ask, state);
      return { state };
    },
  });
}) satisfies GetStaticProps;
