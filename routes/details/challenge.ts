import { challengesApi } from '@/api/challenges';
import { latestChecksQuery } from '@/components/challenges/entrantsQuery';
import { createDetailPage } from '@/routes/createPage';

export const challenge = createDetailPage('challenge', {
  propsOf: ({ id }) => ({ id }),
  load: async (fetchQuery, { id }) => {
    const { getChallenge, getEntrants } = challengesApi.endpoints;
    await Promise.all([fetchQuery(getChallenge.initiate(id)), fetchQuery(getEntrants.initiate(latestChecksQuery(id)))]);
  },
});
