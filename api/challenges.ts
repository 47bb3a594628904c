import type { ResponseOf } from '@/contract/call';
import type { ChallengeSummary, Participant } from '@/contract/challenges';
import { challengeCalls, challengeGroupCalls, participantCalls } from '@/contract/challenges.calls';
import type { Paginated } from '@/contract/common';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { joinPatches, type Lifecycle, type Patch, patchEveryQuery, patchQuery } from './patchQuery';
import { staleSubject } from './tags';
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
      providesTags: (_participants, _error, { id }) => [{ type: 'Participants', id }],
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

const { getParticipant, getParticipants, getMyGroupParticipants } = challengesApi.endpoints;

/** Changes every list of a challenge's participants that the cache holds. */
const patchLists = (
  lifecycle: Lifecycle,
  id: number,
  recipe: (participants: Paginated<Participant>) => void,
): Patch => {
  const isMeant = (arg: { id: number }) => arg.id === id;
  return joinPatches([
    patchEveryQuery(lifecycle, getParticipants, recipe, isMeant),
    patchEveryQuery(lifecycle, getMyGroupParticipants, recipe, isMeant),
  ]);
};

/** Updates a cached participant in every list and in its own entry. */
const patchParticipant = (
  lifecycle: Lifecycle,
  { id, eid }: ParticipantKey,
  recipe: (participant: Participant) => void,
): Patch =>
  joinPatches([
    patchLists(lifecycle, id, ({ results }) => {
      const participant = results.find((it) => it.id === eid);
      if (participant) recipe(participant);
    }),
    patchQuery(lifecycle, getParticipant, { id, eid }, recipe),
  ]);

/** Removes a participant from every cached list; its own entry is not fetched again. */
const dropParticipant = (lifecycle: Lifecycle, { id, eid }: ParticipantKey): Patch =>
  patchLists(lifecycle, id, (participants) => {
    const rest = participants.results.filter((it) => it.id !== eid);
    participants.count -= participants.results.length - rest.length;
    participants.results = rest;
  });

/** Returns the tags to invalidate when a challenge's number of participants changes. */
const counted = (id: number) => [{ type: 'Challenge' as const, id }, 'Challenges' as const, 'ChallengeGroup' as const];
/** Returns the tags of `counted` and of the lists of participants. */
const listed = (id: number) => [...counted(id), { type: 'Participants' as const, id }];
/** Returns the tags of all that the page of a challenge shows of it. */
export const challengeTags = (id: number) => [
  { type: 'Challenge' as const, id },
  { type: 'Participants' as const, id },
  { type: 'Participant' as const, id },
];
/** Returns the tags of `listed` and of each participant. */
const changed = (id: number) => [...challengeTags(id), 'Challenges' as const, 'ChallengeGroup' as const];

/** Members' writes in challenges. */
export const challengeWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinChallenge: mutation(build, challengeCalls.joinChallenge, {
      async onQueryStarted(_arg, { queryFulfilled }) {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_participant, error, { id }) =>
        error ? staleSubject(error, ...challengeTags(id)) : changed(id),
    }),
    /**
     * Reverses the credits of the participation. The deleted participation is not fetched again.
     */
    leaveChallenge: build.mutation<ResponseOf<typeof challengeCalls.leaveChallenge>, ParticipantKey>({
      query: ({ id }) => requestOf(challengeCalls.leaveChallenge)({ id }),
      async onQueryStarted(key, lifecycle) {
        await lifecycle.queryFulfilled.then(
          () => {
            dropParticipant(lifecycle, key);
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) =>
        error ? staleSubject(error, ...challengeTags(id)) : [...counted(id), 'Points'],
    }),
    /** One effect per window: retries use the same key. */
    checkIn: mutation(build, participantCalls.checkIn, {
      async onQueryStarted({ id, eid }, lifecycle) {
        await lifecycle.queryFulfilled.then(
          ({ data }) => {
            patchQuery(lifecycle, getParticipant, { id, eid }, () => data.participant);
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) =>
        error ? staleSubject(error, ...challengeTags(id)) : [...listed(id), 'Points'],
    }),
    /** Fills the heart optimistically; a rejection reverts it. A heart is given once and cannot be withdrawn. */
    giveHeart: mutation(build, participantCalls.giveHeart, {
      async onQueryStarted({ id, eid }, lifecycle) {
        let isGiven = false;
        patchParticipant(lifecycle, { id, eid }, (participant) => {
          if (participant.hearted) return;
          isGiven = true;
          participant.heart_count += 1;
          participant.hearted = true;
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchParticipant(lifecycle, { id, eid }, (participant) => {
            participant.hearted = data.hearted;
            participant.heart_count = data.heart_count;
          });
        } catch {
          patchParticipant(lifecycle, { id, eid }, (participant) => {
            if (!isGiven || !participant.hearted) return;
            participant.heart_count -= 1;
            participant.hearted = false;
          });
        }
      },
      // A rejection, or a lost answer, may be of a balance that differs from the one shown.
      invalidatesTags: (_answer, error, { id }) => [
        'Points',
        ...(error ? staleSubject(error, ...challengeTags(id)) : []),
      ],
    }),
    writeReview: mutation(build, participantCalls.writeReview, {
      async onQueryStarted({ id, eid }, lifecycle) {
        await lifecycle.queryFulfilled.then(
          ({ data }) => void patchQuery(lifecycle, getParticipant, { id, eid }, () => data),
          () => undefined,
        );
      },
      invalidatesTags: (_participant, error, { id }) =>
        error ? staleSubject(error, ...challengeTags(id)) : listed(id),
    }),
    /** Creates a group of a challenge, with the member in it. */
    makeGroup: mutation(build, challengeGroupCalls.makeGroup, {
      async onQueryStarted(_arg, { queryFulfilled }) {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_group, error, { id }) =>
        error ? staleSubject(error, ...challengeTags(id), 'ChallengeGroup') : changed(id),
    }),
    /** Joins a group by its code, and its challenge where the member has not yet. */
    joinGroup: mutation(build, challengeGroupCalls.joinGroup, {
      async onQueryStarted(_arg, { queryFulfilled }) {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (group, error) =>
        group ? changed(group.challenge.id) : error ? staleSubject(error, 'ChallengeGroup') : [],
    }),
  }),
});

export const {
  useJoinChallengeMutation,
  useLeaveChallengeMutation,
  useCheckInMutation,
  useWriteReviewMutation,
  useMakeGroupMutation,
  useJoinGroupMutation,
} = challengeWritesApi;
