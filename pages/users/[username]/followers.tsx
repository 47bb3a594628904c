import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { FollowsPage } from '@/components/users/FollowsPage';
import { parseListState } from '@/lib/listState';
import { loadFollows } from '@/routes/loaders/follows';
import { renderRequest } from '@/server/render/page';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders the followers of a member. */
export default function Page({ username, state }: Props) {
  return <FollowsPage username={username} side="followers" state={state} />;
}

export const getServerSideProps = ((context) => {
  const username = String(context.params?.username);
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['members', 'skin'],
    given: { username, state },
    load: (fetchQuery) => loadFollows(fetchQuery, username, 'followers', state),
  });
}) satisfies GetServerSideProps;
