import { useTranslation } from 'react-i18next';
import { useGetLikedPostsQuery } from '@/api/postWrites';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { CardSkeletons, cardGrid } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import { useBlocked } from '@/hooks/useBlocked';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { PostCard } from './PostCard';

function LikedPage({ page }: { page: number }) {
  const isBlocked = useBlocked();
  return (
    <ListPage
      answer={useGetLikedPostsQuery({ page })}
      tags={['LikedPosts']}
      className={cardGrid}
      skeleton={<CardSkeletons shape="photo" />}
      row={(post) => (isBlocked(post.user) ? null : <PostCard key={post.id} post={post} />)}
    />
  );
}

/** Renders the posts that the member likes, the last liked first. */
export function LikedPosts({ list }: { list: List }) {
  const { t } = useTranslation('posts');
  const { data } = useGetLikedPostsQuery({ page: list.state.page });
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <LikedPage page={page} />}
      empty={
        <EmptyState
          title={t('liked.empty')}
          body={t('liked.emptyBody')}
          action={<LinkButton href={paths.posts()}>{t('liked.action')}</LinkButton>}
        />
      }
    />
  );
}
