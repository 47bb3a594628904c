import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { type PhotoPostType, photoOrderingTypes } from '@/contract/constants/common';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { changeListState, formatListState, type ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { PhotoFilters } from './ContentFilters';
import { ContentTabs } from './ContentTabs';
import { PhotoList } from './PhotoList';

/** Renders the photo posts' page and its numbered pages: `/contents/photos?page=2`. */
export function PhotosPage({ state, postType }: { state: ListState; postType: PhotoPostType | null }) {
  const { t } = useTranslation('contents');
  const list = useListState(state, (query) => paths.photos({ post_type: postType, ...query }));
  useRevalidateOnVisit(['Contents']);
  const title = t('photos.title');
  const description = t('photos.description');

  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={title} description={description} pathOf={paths.photos} />
      <ListHeader title={title} description={description} />
      <ContentTabs current="photos" />
      <PhotoFilters
        list={list}
        postType={postType}
        hrefOfType={(post_type) => paths.photos({ post_type, ...formatListState(changeListState(state, {})) })}
      />
      <ListTools list={list} label={t('photos.search')} orderings={photoOrderingTypes} />
      <PhotoList list={list} postType={postType} />
    </Layout>
  );
}
