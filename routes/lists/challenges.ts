import { challengesApi } from '@/api/challenges';
import { challengesQueryOf, challengesViewOf } from '@/components/challenges/challengesView';
import { createListPage } from '@/routes/createPage';

export const challenges = createListPage('challenges', {
  namespaces: ['challenges'],
  propsOf: (query) => ({ view: challengesViewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    fetchQuery(challengesApi.endpoints.getChallenges.initiate(challengesQueryOf(view, state))),
});
