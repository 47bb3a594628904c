import { usersApi } from '@/api/users';
import { peopleQueryOf } from '@/components/users/peopleQuery';
import { createListPage } from '@/routes/createPage';

export const users = createListPage('users', {
  propsOf: ({ is_partner }) => ({ partners: is_partner === 'true' }),
  load: (fetchQuery, { partners, state }) =>
    fetchQuery(usersApi.endpoints.getUsers.initiate(peopleQueryOf(state, partners))),
});
