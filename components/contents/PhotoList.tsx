import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetPhotosQuery } from '@/api/contents';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { ImageIcon } from '@/components/ui/icons';
import { Facts } from '@/components/ui/List';
import { EmptyState } from '@/components/ui/State';
import type { PhotoPostType } from '@/contract/constants/common';
import type { PhotoSummary, PhotosQuery } from '@/contract/contents';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { CardSkeletons } from './CardSkeletons';
import styles from './Cards.module.css';
import { photosQueryOf } from './queries';
import { Still } from './Still';

/** Renders a photo post in a grid; the whole card leads to it. */
function PhotoCard({ photo, eager }: { photo: PhotoSummary; eager: boolean }) {
  const { t } = useTranslation('contents');
  const many = photo.media_count > 1;
  return (
    <li className={styles.card}>
      <Still
        picture={photo.thumbnail}
        shape="tall"
        sizes="(min-width: 64em) 260px, (min-width: 48em) 33vw, 50vw"
        eager={eager}
        moves={paths.photo(photo.id)}
      >
        {many ? (
          <>
            <ImageIcon size={1} />
            <span className="visually-hidden">
              {t('pictures', { count: photo.media_count, pictures: photo.media_count })}
            </span>
            <span aria-hidden="true">{photo.media_count}</span>
          </>
        ) : photo.post_type === 'video' ? (
          t('moving')
        ) : null}
      </Still>
      <h3 className={styles.title}>
        <Link href={paths.photo(photo.id)} prefetch={false} className="cover">
          {photo.title}
        </Link>
      </h3>
      <Facts>
        <EntryFacts at={photo.published_at} comments={photo.comment_count} />
      </Facts>
    </li>
  );
}

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
