import { rafflesApi } from '@/api/raffles';
import { pageQueryOf } from '@/lib/listQuery';
import { createListPage } from '@/routes/createPage';

export const raffles = createListPage('raffles', {
  namespaces: ['raffles'],
  load: (fetchQuery, { state }) => fetchQuery(rafflesApi.endpoints.getRaffles.initiate(pageQueryOf(state))),
});
