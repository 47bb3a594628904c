import type { ChallengeSummary } from '@/contract/challenges';
import { challengeCalls, challengeGroupCalls, participantCalls } from '@/contract/challenges.calls';
import type { Paginated } from '@/contract/common';
import { baseApi } from './baseApi';
import { query, requestOf } from './endpoint';
import { wholeList } from './wholeList';

/** A participant of a challenge. */
export interface ParticipantKey {
  id: number;
  eid: number;
}

export const challengesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getChallenges: query(build, challengeCalls.getChallenges, { providesTags: ['Challenges'] }),
    /** The challenges that a member takes part in, all of them. */
    getChallengesOf: build.query<Paginated<ChallengeSummary>, { user: string }>({
      queryFn: wholeList<ChallengeSummary, { user: string }>(requestOf(challengeCalls.getChallenges)),
      providesTags: ['Challenges'],
    }),
    getChallenge: query(build, challengeCalls.getChallenge, {
      providesTags: (_challenge, _error, { id }) => [{ type: 'Challenge', id }],
    }),
    getParticipants: query(build, participantCalls.getParticipants, {
      providesTags: (_participants, _error, { id }) => ['Personal', { type: 'Participants', id }],
    }),
    getParticipant: query(build, participantCalls.getParticipant, {
      providesTags: (_participant, _error, { id }) => ['Personal', { type: 'Participant', id }],
    }),
    getMyGroupParticipants: query(build, participantCalls.getMyGroupParticipants, {
      providesTags: (_participants, _error, { id }) => ['Personal', { type: 'Participants', id }],
    }),
    getGroup: query(build, challengeGroupCalls.getGroup, { providesTags: ['Personal', 'ChallengeGroup'] }),
    getMyGroup: query(build, challengeGroupCalls.getMyGroup, { providesTags: ['Personal', 'ChallengeGroup'] }),
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
