import type {
  Challenge,
  ChallengeGroup,
  ChallengeSummary,
  ChallengesQuery,
  Participant,
  ParticipantDetail,
  ParticipantsQuery,
} from '@/contract/challenges';
import type { Paginated } from '@/contract/common';
import { baseApi } from './baseApi';
import { wholeList } from './wholeList';

/** A participant of a challenge. */
export interface ParticipantKey {
  id: number;
  eid: number;
}

export const challengesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getChallenges: build.query<Paginated<ChallengeSummary>, ChallengesQuery>({
      query: (params) => ({ url: 'challenges/', params }),
      providesTags: ['Challenges'],
    }),
    /** The challenges that a member takes part in, all of them. */
    getChallengesOf: build.query<Paginated<ChallengeSummary>, string>({
      queryFn: wholeList<ChallengeSummary, string>((user) => ({ url: 'challenges/', params: { user } })),
      providesTags: ['Challenges'],
    }),
    getChallenge: build.query<Challenge, number>({
      query: (id) => ({ url: `challenges/${id}` }),
      providesTags: (_challenge, _error, id) => [{ type: 'Challenge', id }],
    }),
    /** The participants, the latest check-ins first. */
    getParticipants: build.query<Paginated<Participant>, ParticipantsQuery & { id: number }>({
      query: ({ id, ...params }) => ({ url: `challenges/${id}/entrants/`, params }),
      providesTags: (_participants, _error, { id }) => ['Personal', { type: 'Participants', id }],
    }),
    /** One participant with every day. */
    getParticipant: build.query<ParticipantDetail, ParticipantKey>({
      query: ({ id, eid }) => ({ url: `challenges/${id}/entrants/${eid}/` }),
      providesTags: (_participant, _error, { id }) => ['Personal', { type: 'Participant', id }],
    }),
    /** The members of the caller's group. */
    getMyGroupParticipants: build.query<Paginated<Participant>, { id: number; page?: number }>({
      query: ({ id, ...params }) => ({ url: `challenges/${id}/entrants/my-group/`, params }),
      providesTags: (_participants, _error, { id }) => ['Personal', { type: 'Participants', id }],
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
  useGetChallengesOfQuery,
  useGetChallengeQuery,
  useGetParticipantsQuery,
  useGetParticipantQuery,
  useGetMyGroupParticipantsQuery,
  useGetGroupQuery,
  useGetMyGroupQuery,
} = challengesApi;
