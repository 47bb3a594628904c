import { useTranslation } from 'react-i18next';
import { useGetManagedPhotosQuery, useGetManagedVideosQuery } from '@/api/managedContents';
import { Tag } from '@/components/ui/Tag';
import { type ContentState, contentStates } from '@/contract/constants/contents';
import type { ManagedPhoto, ManagedVideo } from '@/contract/managedContents';
import { managePaths } from '@/lib/managePaths';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { PicturedName } from './PicturedName';
import { type Column, RowLink } from './Table';
import { useDay } from './useDay';

type State = ManagedListState<ContentState>;

/** Renders the videos, hidden or not, by state and words. */
export function ManagedVideos({ state }: { state: State }) {
  const { t } = useTranslation('campaigns');
  const columns = useColumns<ManagedVideo>(managePaths.video, ({ image }) => image);
  return (
    <ManagedList
      state={state}
      states={useStates()}
      text={(key) => t(`videos.${key}`)}
      path={managePaths.videos}
      answer={useGetManagedVideosQuery(managedListQueryOf(state))}
      columns={columns}
    />
  );
}

/** Renders the photo posts, hidden or not, by state and words. */
export function ManagedPhotos({ state }: { state: State }) {
  const { t } = useTranslation('campaigns');
  const columns = useColumns<ManagedPhoto>(managePaths.photo, ({ pictures: [first] }) => first?.url ?? '');
  return (
    <ManagedList
      state={state}
      states={useStates()}
      text={(key) => t(`photos.${key}`)}
      path={managePaths.photos}
      answer={useGetManagedPhotosQuery(managedListQueryOf(state))}
      columns={columns}
    />
  );
}

function useStates() {
  const { t } = useTranslation('campaigns');
  return {
    label: t('state'),
    values: contentStates,
    nameOf: (it: ContentState | 'all') => (it === 'all' ? t('states.all') : t(`content.states.${it}`)),
  };
}

function useColumns<R extends ManagedVideo | ManagedPhoto>(
  hrefOf: (id: number) => string,
  pictureOf: (row: R) => string,
): Column<R>[] {
  const { t } = useTranslation('campaigns');
  const day = useDay();
  return [
    {
      id: 'title',
      title: t('content.title'),
      cell: (row) => (
        <PicturedName url={pictureOf(row)} isSquare>
          <RowLink href={hrefOf(row.id)}>{row.title}</RowLink>
        </PicturedName>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      cell: ({ status }) => (
        <Tag tone={status === 'published' ? 'accent' : 'plain'}>{t(`content.states.${status}`)}</Tag>
      ),
    },
    {
      id: 'day',
      title: t('content.publishedAt'),
      named: true,
      cell: ({ published_at: at }) => day(at),
    },
  ];
}
