import { rafflesApi } from '@/api/raffles';
import { prizesQueryOf } from '@/components/raffles/prizesQuery';
import { createDetailPage } from '@/routes/createPage';

export const raffle = createDetailPage('raffle', {
  namespaces: ['raffles', 'personal', 'drafts'],
  propsOf: ({ id }) => ({ id }),
  load: async (fetchQuery, { id }) => {
    const { getRaffle, getPrizes } = rafflesApi.endpoints;
    await Promise.all([fetchQuery(getRaffle.initiate({ id })), fetchQuery(getPrizes.initiate(prizesQueryOf(id)))]);
  },
});
