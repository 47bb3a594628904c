import type { GetServerSideProps } from 'next';
import { usersApi } from '@/api/users';
import { parseListState } from '@/lib/listState';
import { loadTopics } from '@/routes/loaders/topics';
import { renderRequest } from '@/server/render/page';
import UserPage from '..';

/** A member with a later page of their topics: `?page=2` of their address. */
export default UserPage;

export const getServerSideProps = ((context) => {
  const username = String(context.params?.username);
  const state = parseListState({ page: String(context.params?.page) });
  return renderRequest(context, {
    namespaces: ['people', 'topics'],
    given: { username, state },
    load: async (ask) => {
      await Promise.all([
        ask(usersApi.endpoints.getUser.initiate(username)),
        loadTopics(ask, state, { user: username }),
      ]);
    },
  });
}) satisfies GetServerSideProps;
