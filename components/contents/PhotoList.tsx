import { useTranslation } from 'react-i18next';
import { useGetPhotosQuery } from '@/api/contents';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { EmptyState } from '@/components/ui/State';
import type { PhotoPostType } from '@/contract/constants/common';
import type { PhotosQuery } from '@/contract/contents';
import type { List } from '@/hooks/useListState';
import { CardSkeletons } from './CardSkeletons';
import styles from './Cards.module.css';
import { PhotoCard } from './PhotoCard';
import { photosQueryOf } from './queries';

/** Number of cards of the first view, whose pictures load eagerly. */
const EAGER = 4;

function PhotosPage({ query }: { query: PhotosQuery }) {
  return (
    <ListPage
      answer={useGetPhotosQuery(query)}
      tags={['Contents']}
      className={styles.photos}
      skeleton={<CardSkeletons kind="photos" />}
      row={(photo, place) => <PhotoCard key={photo.id} photo={photo} eager={query.page === 1 && place < EAGER} />}
    />
  );
}

/** Renders photo posts by the list's state, optionally of one kind, as an even grid. */
export function PhotoList({ list, postType }: { list: List; postType: PhotoPostType | null }) {
  const { t } = useTranslation('contents');
  const { data } = useGetPhotosQuery(photosQueryOf(list.state, postType));
  return (
    <PagedList
      list={list}
      label={t('photos.label')}
      data={data}
      page={(page) => <PhotosPage query={photosQueryOf(list.state, postType, page)} />}
      empty={<EmptyState title={t('photos.empty')} body={t('photos.emptyBody')} />}
    />
  );
}
