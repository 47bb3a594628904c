import { challengesApi } from '@/api/challenges';
import { latestChecksQuery } from '@/components/challenges/entrantsQuery';
import { createDetailPage } from '@/routes/createPage';

export const challenge = createDetailPage('challenge', {
  propsOf: ({ id }) => ({ id }),
  load: async (ask, { id }) => {
    const { getChallenge, getEntrants } = challengesApi.endpoints;
    await Promise.all([
      ask(getChallenge.initiate(id)),
      ask(getEntrants.initiate(latestChecksQuery(id))),
    ]);
  },
});
