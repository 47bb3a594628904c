import { rafflesApi } from '@/api/raffles';
import { createDetailPage } from '@/routes/createPage';

export const raffle = createDetailPage('raffle', {
  propsOf: ({ id }) => ({ id }),
  load: async (ask, { id }) => {
    const { getRaffle, getPrizes } = rafflesApi.endpoints;
    await Promise.all([ask(getRaffle.initiate(id)), ask(getPrizes.initiate(id))]);
  },
});
