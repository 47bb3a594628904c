import { challengesApi } from '@/api/challenges';
import { latestCheckInsQuery } from '@/components/challenges/participantsQuery';
import { createDetailPage } from '@/routes/createPage';

export const challenge = createDetailPage('challenge', {
  namespaces: ['challenges', 'participants', 'pictures', 'drafts'],
  propsOf: ({ id }) => ({ id }),
  load: async (fetchQuery, { id }) => {
    const { getChallenge, getParticipants } = challengesApi.endpoints;
    await Promise.all([
      fetchQuery(getChallenge.initiate({ id })),
      fetchQuery(getParticipants.initiate(latestCheckInsQuery(id))),
    ]);
  },
});
