import type { InferGetServerSidePropsType } from 'next';
import { FollowsPage } from '@/components/users/FollowsPage';
import { createRequestedList } from '@/routes/createPage';
import { loadFollows } from '@/routes/loaders/follows';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders the followers of a member. */
export default function Page({ username, state }: Props) {
  return <FollowsPage username={username} side="followers" state={state} />;
}

export const getServerSideProps = createRequestedList({
  namespaces: ['members', 'skin'],
  propsOf: ({ username }) => ({ username: String(username) }),
  load: (fetchQuery, { username, state }) => loadFollows(fetchQuery, username, 'followers', state),
});
