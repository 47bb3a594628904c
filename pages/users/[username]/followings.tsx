import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { FollowsPage } from '@/components/users/FollowsPage';
import { parseListState } from '@/lib/listState';
import { loadFollows } from '@/routes/loaders/follows';
import { renderRequest } from '@/server/render/page';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders the members that a member follows. */
export default function Page({ username, state }: Props) {
  return <FollowsPage username={username} side="followings" state={state} />;
}

export const getServerSideProps = ((context) => {
  const username = String(context.params?.username);
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['members', 'skin'],
    given: { username, state },
    load: (fetchQuery) => loadFollows(fetchQuery, username, 'followings', state),
  });
}) satisfies GetServerSideProps;
