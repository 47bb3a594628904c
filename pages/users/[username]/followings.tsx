import type { InferGetServerSidePropsType } from 'next';
import { FollowsPage } from '@/components/users/FollowsPage';
import { createRequestedList } from '@/routes/createPage';
import { loadFollows } from '@/routes/loaders/follows';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders the members that a member follows. */
export default function Page({ username, state }: Props) {
  return <FollowsPage username={username} side="followings" state={state} />;
}

export const getServerSideProps = createRequestedList({
  namespaces: ['members', 'skin'],
  propsOf: ({ username }) => ({ username: String(username) }),
  load: (fetchQuery, { username, state }) => loadFollows(fetchQuery, username, 'followings', state),
});
