import { usersApi } from '@/api/users';
import { peopleQueryOf } from '@/components/users/peopleQuery';
import { createListPage } from '@/routes/createPage';

export const users = createListPage('users', {
  propsOf: ({ is_partner }) => ({ partners: is_partner === 'true' }),
  load: (ask, { partners, state }) =>
    ask(usersApi.endpoints.getUsers.initiate(peopleQueryOf(state, partners))),
});
