import { useTranslation } from 'react-i18next';
import { useGetVideosQuery } from '@/api/contents';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { EmptyState } from '@/components/ui/State';
import type { VideosQuery } from '@/contract/contents';
import type { List } from '@/hooks/useListState';
import { CardSkeletons } from './CardSkeletons';
import styles from './Cards.module.css';
import { videosQueryOf } from './queries';
import { VideoCard } from './VideoCard';

/** Number of cards of the first view, whose pictures load eagerly. */
const EAGER = 2;

function VideosPage({ query }: { query: VideosQuery }) {
  return (
    <ListPage
      answer={useGetVideosQuery(query)}
      tags={['Contents']}
      className={styles.videos}
      skeleton={<CardSkeletons kind="videos" />}
      row={(video, place) => <VideoCard key={video.id} video={video} eager={query.page === 1 && place < EAGER} />}
    />
  );
}

/** Renders videos by the list's state, as a grid of large stills. */
export function VideoList({ list }: { list: List }) {
  const { t } = useTranslation('contents');
  const { data } = useGetVideosQuery(videosQueryOf(list.state));
  return (
    <PagedList
      list={list}
      label={t('videos.label')}
      data={data}
      page={(page) => <VideosPage query={videosQueryOf(list.state, page)} />}
      empty={<EmptyState title={t('videos.empty')} body={t('videos.emptyBody')} />}
    />
  );
}
