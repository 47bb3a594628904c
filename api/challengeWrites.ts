import type {
  ChallengeGroup,
  CheckInAnswer,
  CheckInBody,
  HeartAnswer,
  HeartBody,
  Participant,
  ParticipantBody,
  ParticipantDetail,
  ReviewBody,
} from '@/contract/challenges';
import type { Paginated } from '@/contract/common';
import { markListsChanged } from '@/lib/browser/freshness';
import { baseApi } from './baseApi';
import { challengesApi, type ParticipantKey } from './challenges';
import { joinPatches, type Lifecycle, type Patch, patchEveryQuery, patchQuery } from './patchQuery';

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

/** Changes a participant wherever the cache holds it: in lists and by itself. */
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

/** Takes a participant out of every list; the participant by itself is not fetched any more. */
const dropParticipant = (lifecycle: Lifecycle, { id, eid }: ParticipantKey): Patch =>
  patchLists(lifecycle, id, (participants) => {
    const rest = participants.results.filter((it) => it.id !== eid);
    participants.count -= participants.results.length - rest.length;
    participants.results = rest;
  });

/** The tags of a challenge's number of participants, invalidated when it changes. */
const counted = (id: number) => [{ type: 'Challenge' as const, id }, 'Challenges' as const, 'ChallengeGroup' as const];
/** The same with the lists of who they are. */
const listed = (id: number) => [...counted(id), { type: 'Participants' as const, id }];
/** The same with each of them by itself. */
const changed = (id: number) => [...listed(id), { type: 'Participant' as const, id }];

/** Members' writes in challenges. A file of its own, since a reader needs none of it. */
export const challengeWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinChallenge: build.mutation<ParticipantDetail, { id: number; body: ParticipantBody; idempotencyKey: string }>({
      query: ({ id, body, idempotencyKey }) => ({
        url: `challenges/${id}/entrant/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }) {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_participant, error, { id }) => (error ? [] : changed(id)),
    }),
    /**
     * Reverses the credits of the participation. The deleted participation is not fetched again.
     */
    leaveChallenge: build.mutation<{ success: true }, ParticipantKey>({
      query: ({ id }) => ({ url: `challenges/${id}/entrant/`, method: 'DELETE' }),
      async onQueryStarted(key, lifecycle) {
        await lifecycle.queryFulfilled.then(
          () => {
            dropParticipant(lifecycle, key);
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [...counted(id), 'Points']),
    }),
    /** One a window: the same key through retries has one effect. */
    checkIn: build.mutation<CheckInAnswer, ParticipantKey & { body: CheckInBody; idempotencyKey: string }>({
      query: ({ id, eid, body, idempotencyKey }) => ({
        url: `challenges/${id}/entrants/${eid}/check/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted({ id, eid }, lifecycle) {
        await lifecycle.queryFulfilled.then(
          ({ data }) => {
            patchQuery(lifecycle, getParticipant, { id, eid }, () => data.participant);
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [...listed(id), 'Points']),
    }),
    /** The heart fills at once; a refusal empties it. It is given once and never taken back. */
    giveHeart: build.mutation<HeartAnswer, ParticipantKey & { seen: HeartBody; idempotencyKey: string }>({
      query: ({ id, eid, seen, idempotencyKey }) => ({
        url: `challenges/${id}/entrants/${eid}/heart/`,
        method: 'POST',
        body: seen,
        idempotencyKey,
      }),
      async onQueryStarted({ id, eid }, lifecycle) {
        const patch = patchParticipant(lifecycle, { id, eid }, (participant) => {
          if (!participant.hearted) participant.heart_count += 1;
          participant.hearted = true;
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          if (!data.success) patch.undo();
          patchParticipant(lifecycle, { id, eid }, (participant) => {
            participant.hearted = data.hearted;
            participant.heart_count = data.heart_count;
          });
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (answer) => (answer?.success ? ['Points'] : []),
    }),
    writeReview: build.mutation<ParticipantDetail, ParticipantKey & { body: ReviewBody }>({
      query: ({ id, eid, body }) => ({
        url: `challenges/${id}/entrants/${eid}/review/`,
        method: 'POST',
        body,
      }),
      async onQueryStarted({ id, eid }, lifecycle) {
        await lifecycle.queryFulfilled.then(
          ({ data }) => void patchQuery(lifecycle, getParticipant, { id, eid }, () => data),
          () => undefined,
        );
      },
      // Where the answer was lost the review may be there.
      invalidatesTags: (_participant, error, { id }) =>
        error
          ? [
              { type: 'Participants', id },
              { type: 'Participant', id },
            ]
          : listed(id),
    }),
    /** Makes a group of a challenge, with oneself in it. */
    makeGroup: build.mutation<ChallengeGroup, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({
        url: `challenges/${id}/group/`,
        method: 'POST',
        idempotencyKey,
      }),
      invalidatesTags: (_group, error, { id }) => (error ? [] : changed(id)),
    }),
    /** Joins a group by its code, and its challenge where one has not. */
    joinGroup: build.mutation<ChallengeGroup, { code: string; body: ParticipantBody; idempotencyKey: string }>({
      query: ({ code, body, idempotencyKey }) => ({
        url: `challenge-groups/${code}/entrant/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }) {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (group) => (group ? changed(group.challenge.id) : []),
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
