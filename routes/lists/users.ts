import { usersApi } from '@/api/users';
import { membersQueryOf } from '@/components/users/membersQuery';
import { userOrderingTypes } from '@/contract/constants/common';
import { createListPage } from '@/routes/createPage';

export const users = createListPage('users', {
  namespaces: ['members', 'skin'],
  orders: { types: userOrderingTypes },
  propsOf: ({ is_partner }) => ({ partners: is_partner === 'true' }),
  load: (fetchQuery, { partners, state }) =>
    fetchQuery(usersApi.endpoints.getUsers.initiate(membersQueryOf(state, partners))),
});
