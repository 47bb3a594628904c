import { usersApi } from '@/api/users';
import { membersQueryOf } from '@/components/users/membersQuery';
import { createListPage } from '@/routes/createPage';

export const users = createListPage('users', {
  propsOf: ({ is_partner }) => ({ partners: is_partner === 'true' }),
  load: (fetchQuery, { partners, state }) =>
    fetchQuery(usersApi.endpoints.getUsers.initiate(membersQueryOf(state, partners))),
});
