import { usersApi } from '@/api/users';
import { parseListState } from '@/lib/listState';
import { createDetailPage } from '@/routes/createPage';
import { loadTopics } from '@/routes/loaders/topics';

export const user = createDetailPage('user', {
  namespaces: ['members', 'topics', 'skin'],
  propsOf: ({ username }, page) => ({ username, state: parseListState({ page: String(page) }) }),
  load: async (fetchQuery, { username, state }) => {
    await Promise.all([
      fetchQuery(usersApi.endpoints.getUser.initiate({ username })),
      loadTopics(fetchQuery, state, { user: username }),
    ]);
  },
});
