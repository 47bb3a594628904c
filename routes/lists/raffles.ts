import { rafflesApi } from '@/api/raffles';
import { pageQueryOf } from '@/lib/listQuery';
import { createListPage } from '@/routes/createPage';

export const raffles = createListPage('raffles', {
  load: (ask, { state }) => ask(rafflesApi.endpoints.getRaffles.initiate(pageQueryOf(state))),
});
