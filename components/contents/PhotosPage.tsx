import { useTranslation } from 'react-i18next';
import { CommunityTabs } from '@/components/layout/CommunityTabs';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { type PhotoPostType, photoOrderingTypes } from '@/contract/constants/common';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { ContentTabs } from './ContentTabs';
import { PhotoList } from './PhotoList';
import { usePhotoFilters } from './useContentFilters';

/** Renders the photo posts' page and its numbered pages: `/contents/photos?page=2`. */
export function PhotosPage({ state, postType }: { state: ListState; postType: PhotoPostType | null }) {
  const { t } = useTranslation('contents');
  const list = useListState(state, (query) => paths.photos({ post_type: postType, ...query }));
  const filters = usePhotoFilters(state, postType);
  useRevalidateOnVisit(['Contents']);
  const title = t('photos.title');
  const description = t('photos.description');

  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={title} description={description} pathOf={paths.photos} />
      <CommunityTabs current="photos" />
      <ListHeader title={title} description={description} />
      <ContentTabs current="photos" />
      <ListTools list={list} label={t('photos.search')} orderings={photoOrderingTypes} filters={filters} />
      <PhotoList list={list} postType={postType} />
    </Layout>
  );
}
