import type {
  ChallengeGroup,
  CheckAnswer,
  CheckBody,
  Entrant,
  EntrantBody,
  EntrantDetail,
  HeartAnswer,
  HeartBody,
  ReviewBody,
} from '@/contract/challenges';
import type { Paginated } from '@/contract/common';
import { markListsChanged } from '@/lib/browser/freshness';
import { baseApi } from './baseApi';
import { challengesApi, type EntrantKey } from './challenges';
import { joinPatches, type Lifecycle, type Patch, patchEveryQuery, patchQuery } from './patchQuery';

const { getEntrant, getEntrants, getMyGroupEntrants } = challengesApi.endpoints;

/** Changes every list of a challenge's entrants that the cache holds. */
const patchLists = (lifecycle: Lifecycle, id: number, recipe: (entrants: Paginated<Entrant>) => void): Patch => {
  const isMeant = (arg: { id: number }) => arg.id === id;
  return joinPatches([
    patchEveryQuery(lifecycle, getEntrants, recipe, isMeant),
    patchEveryQuery(lifecycle, getMyGroupEntrants, recipe, isMeant),
  ]);
};

/** Changes an entrant wherever the cache holds it: in lists and by itself. */
const patchEntrant = (lifecycle: Lifecycle, { id, eid }: EntrantKey, recipe: (entrant: Entrant) => void): Patch =>
  joinPatches([
    patchLists(lifecycle, id, ({ results }) => {
      const entrant = results.find((it) => it.id === eid);
      if (entrant) recipe(entrant);
    }),
    patchQuery(lifecycle, getEntrant, { id, eid }, recipe),
  ]);

/** Takes an entrant out of every list; the entrant by itself is not fetched any more. */
const dropEntrant = (lifecycle: Lifecycle, { id, eid }: EntrantKey): Patch =>
  patchLists(lifecycle, id, (entrants) => {
    const rest = entrants.results.filter((it) => it.id !== eid);
    entrants.count -= entrants.results.length - rest.length;
    entrants.results = rest;
  });

/** The tags of a challenge's number of participants, invalidated when it changes. */
const counted = (id: number) => [{ type: 'Challenge' as const, id }, 'Challenges' as const, 'ChallengeGroup' as const];
/** The same with the lists of who they are. */
const listed = (id: number) => [...counted(id), { type: 'Entrants' as const, id }];
/** The same with each of them by itself. */
const changed = (id: number) => [...listed(id), { type: 'Entrant' as const, id }];

/** Members' writes in challenges. A file of its own, since a reader needs none of it. */
export const challengeWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinChallenge: build.mutation<EntrantDetail, { id: number; body: EntrantBody; idempotencyKey: string }>({
      query: ({ id, body, idempotencyKey }) => ({
        url: `challenges/${id}/entrant/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }) {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_entrant, error, { id }) => (error ? [] : changed(id)),
    }),
    /**
     * Reverses the credits of the participation. The deleted participation is not fetched again.
     */
    leaveChallenge: build.mutation<{ success: true }, EntrantKey>({
      query: ({ id }) => ({ url: `challenges/${id}/entrant/`, method: 'DELETE' }),
      async onQueryStarted(key, lifecycle) {
        await lifecycle.queryFulfilled.then(
          () => {
            dropEntrant(lifecycle, key);
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [...counted(id), 'Points']),
    }),
    /** One a window: the same key through retries has one effect. */
    checkIn: build.mutation<CheckAnswer, EntrantKey & { body: CheckBody; idempotencyKey: string }>({
      query: ({ id, eid, body, idempotencyKey }) => ({
        url: `challenges/${id}/entrants/${eid}/check/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted({ id, eid }, lifecycle) {
        await lifecycle.queryFulfilled.then(
          ({ data }) => {
            patchQuery(lifecycle, getEntrant, { id, eid }, () => data.entrant);
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [...listed(id), 'Points']),
    }),
    /** The heart fills at once; a refusal empties it. It is given once and never taken back. */
    giveHeart: build.mutation<HeartAnswer, EntrantKey & { seen: HeartBody; idempotencyKey: string }>({
      query: ({ id, eid, seen, idempotencyKey }) => ({
        url: `challenges/${id}/entrants/${eid}/heart/`,
        method: 'POST',
        body: seen,
        idempotencyKey,
      }),
      async onQueryStarted({ id, eid }, lifecycle) {
        const patch = patchEntrant(lifecycle, { id, eid }, (entrant) => {
          if (!entrant.hearted) entrant.heart_count += 1;
          entrant.hearted = true;
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchEntrant(lifecycle, { id, eid }, (entrant) => {
            entrant.hearted = data.hearted;
            entrant.heart_count = data.heart_count;
          });
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (answer) => (answer?.success ? ['Points'] : []),
    }),
    writeReview: build.mutation<EntrantDetail, EntrantKey & { body: ReviewBody }>({
      query: ({ id, eid, body }) => ({
        url: `challenges/${id}/entrants/${eid}/review/`,
        method: 'POST',
        body,
      }),
      async onQueryStarted({ id, eid }, lifecycle) {
        await lifecycle.queryFulfilled.then(
          ({ data }) => void patchQuery(lifecycle, getEntrant, { id, eid }, () => data),
          () => undefined,
        );
      },
      // Where the answer was lost the review may be there.
      invalidatesTags: (_entrant, error, { id }) =>
        error
          ? [
              { type: 'Entrants', id },
              { type: 'Entrant', id },
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
    joinGroup: build.mutation<ChallengeGroup, { code: string; body: EntrantBody; idempotencyKey: string }>({
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
