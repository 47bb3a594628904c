import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { postsApi } from '@/api/posts';
import { usersApi } from '@/api/users';
import { PostList } from '@/components/posts/PostList';
import { postsQueryOf } from '@/components/posts/postsQuery';
import { EmptyState } from '@/components/ui/State';
import { ProfileFrame } from '@/components/users/ProfileFrame';
import { useListState } from '@/hooks/useListState';
import { parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders a member's page with the posts they wrote. */
export default function UserPostsPage({ username, state }: Pick<Props, 'username' | 'state'>) {
  const { t } = useTranslation('members');
  const list = useListState(state, (query) => paths.userPosts(username, query));
  return (
    <ProfileFrame username={username} tab="posts" page={state.page}>
      <PostList
        list={list}
        user={username}
        empty={<EmptyState title={t('profile.postsEmpty')} body={t('profile.postsEmptyBody')} />}
      />
    </ProfileFrame>
  );
}

export const getServerSideProps = ((context) => {
  const username = String(context.params?.username);
  const state = parseListState({ page: context.query.page });
  return renderRequest(context, {
    namespaces: ['members', 'posts', 'skin'],
    given: { username, state },
    load: (fetchQuery) =>
      Promise.all([
        fetchQuery(usersApi.endpoints.getUser.initiate({ username })),
        fetchQuery(postsApi.endpoints.getPosts.initiate(postsQueryOf(state, state.page, username))),
      ]),
  });
}) satisfies GetServerSideProps;
