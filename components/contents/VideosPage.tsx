import { useTranslation } from 'react-i18next';
import { CommunityTabs } from '@/components/layout/CommunityTabs';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { videoOrderingTypes } from '@/contract/constants/common';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { ContentTabs } from './ContentTabs';
import { useCategoryFilter } from './useContentFilters';
import { VideoList } from './VideoList';

/** Renders the videos' page and its numbered pages: `/contents/videos?page=2`. */
export function VideosPage({ state }: { state: ListState }) {
  const { t } = useTranslation('contents');
  const list = useListState(state, paths.videos);
  const filters = [useCategoryFilter(state)];
  useRevalidateOnVisit(['Contents']);
  const title = t('videos.title');
  const description = t('videos.description');

  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={title} description={description} pathOf={paths.videos} />
      <CommunityTabs current="videos" />
      <ListHeader title={title} description={description} />
      <ContentTabs current="videos" />
      <ListTools list={list} label={t('videos.search')} orderings={videoOrderingTypes} filters={filters} />
      <VideoList list={list} />
    </Layout>
  );
}
