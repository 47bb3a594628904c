import { challengesApi } from '@/api/challenges';
import { challengesQueryOf, viewOf } from '@/components/challenges/view';
import { createListPage } from '@/routes/createPage';

export const challenges = createListPage('challenges', {
  propsOf: (query) => ({ view: viewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    fetchQuery(challengesApi.endpoints.getChallenges.initiate(challengesQueryOf(view, state))),
});
