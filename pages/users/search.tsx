import type { GetServerSideProps } from 'next';
import { usersApi } from '@/api/users';
import { peopleQueryOf } from '@/components/users/peopleQuery';
import { userOrderingTypes } from '@/contract/constants';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import PeoplePage from './pages/[page]';

/** Members searched, in another order, or partners alone: `/users?search=…`. */
export default PeoplePage;

export const getServerSideProps = ((context) => {
  const partners = context.query.is_partner === 'true';
  const state = parseListState(context.query, { types: userOrderingTypes });
  return renderRequest(context, {
    namespaces: ['people'],
    given: { partners, state },
    load: (ask) => ask(usersApi.endpoints.getUsers.initiate(peopleQueryOf(state, partners))),
  });
}) satisfies GetServerSideProps;
