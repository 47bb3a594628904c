import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPostsQuery } from '@/api/posts';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { CardSkeletons, cardLines } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import type { PostsQuery } from '@/contract/posts';
import { useBlocked } from '@/hooks/useBlocked';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { PostCard } from './PostCard';
import { postsQueryOf } from './postsQuery';

function PostsPage({ query }: { query: PostsQuery }) {
  const isBlocked = useBlocked();
  const first = query.page === 1;
  return (
    <ListPage
      answer={useGetPostsQuery(query)}
      tags={['Posts']}
      className={cardLines}
      skeleton={<CardSkeletons shape="photo" className={cardLines} />}
      row={(post, place) =>
        isBlocked(post.user) ? null : (
          <PostCard key={post.id} post={post} lead={first && place === 0} eager={first && place === 0} />
        )
      }
    />
  );
}

/** Renders posts by the list's state, as a grid of large pictures. */
export function PostList({
  list,
  user,
  empty,
}: {
  list: List;
  /** The author whose posts are listed, by username. */
  user?: string;
  /** The text of an empty list, where it offers no form. */
  empty?: ReactNode;
}) {
  const { t } = useTranslation('posts');
  const { data } = useGetPostsQuery(postsQueryOf(list.state, list.state.page, user));
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <PostsPage query={postsQueryOf(list.state, page, user)} />}
      empty={
        empty ?? (
          <EmptyState
            title={t('list.empty')}
            body={t('list.emptyBody')}
            action={<LinkButton href={paths.newPost()}>{t('write')}</LinkButton>}
          />
        )
      }
    />
  );
}
