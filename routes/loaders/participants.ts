import { challengesApi } from '@/api/challenges';
import { type ParticipantsScope, participantsQueryOf } from '@/components/challenges/participantsQuery';
import type { FetchQuery } from '@/store/pageData';

const { getChallenge, getParticipants, getParticipant } = challengesApi.endpoints;

/** Fetches a challenge, a page of its participants, and one's own days for a participant. */
export async function loadParticipants(fetchQuery: FetchQuery, id: number, scope: ParticipantsScope, page: number) {
  const [, participants] = await Promise.all([
    fetchQuery(getChallenge.initiate({ id })),
    fetchQuery(getParticipants.initiate(participantsQueryOf(id, scope, page))),
  ]);
  const [found] = scope.user ? participants.results : [];
  if (found) await fetchQuery(getParticipant.initiate({ id, eid: found.id }));
}
