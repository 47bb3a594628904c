import type {
  Challenge,
  ChallengeGroup,
  ChallengeSummary,
  ChallengesQuery,
  Entrant,
  EntrantDetail,
  EntrantsQuery,
} from '@/contract/challenges';
import type { Paginated } from '@/contract/common';
import { baseApi } from './baseApi';

/** An entrant of a challenge. */
export interface EntrantKey {
  id: number;
  eid: number;
}

export const challengesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getChallenges: build.query<Paginated<ChallengeSummary>, ChallengesQuery>({
      query: (params) => ({ url: 'challenges/', params }),
      providesTags: ['Challenges'],
    }),
    getChallenge: build.query<Challenge, number>({
      query: (id) => ({ url: `challenges/${id}` }),
      providesTags: (_challenge, _error, id) => [{ type: 'Challenge', id }],
    }),
    /** The participants, the latest check-ins first. */
    getEntrants: build.query<Paginated<Entrant>, EntrantsQuery & { id: number }>({
      query: ({ id, ...params }) => ({ url: `challenges/${id}/entrants/`, params }),
      providesTags: (_entrants, _error, { id }) => ['Personal', { type: 'Entrants', id }],
    }),
    /** One entrant with every day. */
    getEntrant: build.query<EntrantDetail, EntrantKey>({
      query: ({ id, eid }) => ({ url: `challenges/${id}/entrants/${eid}/` }),
      providesTags: (_entrant, _error, { id }) => ['Personal', { type: 'Entrant', id }],
    }),
    /** The members of the caller's group. */
    getMyGroupEntrants: build.query<Paginated<Entrant>, { id: number; page?: number }>({
      query: ({ id, ...params }) => ({ url: `challenges/${id}/entrants/my-group/`, params }),
      providesTags: (_entrants, _error, { id }) => ['Personal', { type: 'Entrants', id }],
    }),
    /** By its id for its members, by its invite code for its holders. */
    getGroup: build.query<ChallengeGroup, string>({
      query: (idOrCode) => ({ url: `challenge-groups/${idOrCode}` }),
      providesTags: ['Personal', 'ChallengeGroup'],
    }),
    /** The group that a member has in a challenge: the caller's own without a `username`. */
    getMyGroup: build.query<{ group: ChallengeGroup | null }, { challenge_id: number; username?: string }>({
      query: (params) => ({ url: 'challenge-groups/my-group/', params }),
      providesTags: ['Personal', 'ChallengeGroup'],
    }),
  }),
});

export const {
  useGetChallengesQuery,
  useGetChallengeQuery,
  useGetEntrantsQuery,
  useGetEntrantQuery,
  useGetMyGroupEntrantsQuery,
  useGetGroupQuery,
  useGetMyGroupQuery,
} = challengesApi;
