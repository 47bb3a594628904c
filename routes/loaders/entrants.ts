import { challengesApi } from '@/api/challenges';
import { type EntrantsScope, entrantsQueryOf } from '@/components/challenges/entrantsQuery';
import type { FetchQuery } from '@/store/pageData';

const { getChallenge, getEntrants, getEntrant } = challengesApi.endpoints;

/** Fetches a challenge, a page of its participants, and one's own days for a participant. */
export async function loadEntrants(fetchQuery: FetchQuery, id: number, scope: EntrantsScope, page: number) {
  const [, entrants] = await Promise.all([
    fetchQuery(getChallenge.initiate(id)),
    fetchQuery(getEntrants.initiate(entrantsQueryOf(id, scope, page))),
  ]);
  const [found] = scope.user ? entrants.results : [];
  if (found) await fetchQuery(getEntrant.initiate({ id, eid: found.id }));
}
