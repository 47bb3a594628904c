import type {
  ChallengeGroup,
  CheckAnswer,
  CheckBody,
  Entrant,
  EntrantBody,
  EntrantWhole,
  HeartAnswer,
  HeartBody,
  ReviewBody,
} from '@/contract/challenges';
import type { Paginated } from '@/contract/common';
import { markListsChanged } from '@/lib/browser/freshness';
import { baseApi } from './baseApi';
import { challengesApi, type EntrantKey } from './challenges';

type Patched = { undo: () => void };
type Dispatch = (action: never) => Patched;
/** As much of a store as finding what it holds of an area takes. */
type State = Parameters<typeof challengesApi.util.selectInvalidatedBy>[0];

/**
 * Changes an entrant wherever the cache holds one, and each list that it stands in. What comes back takes
 * every change away again.
 */
function patchEntrants(
  dispatch: (action: never) => unknown,
  state: State,
  { id, eid }: EntrantKey,
  { list, one }: { list: (entrants: Paginated<Entrant>) => void; one: (entrant: Entrant) => void },
): Patched {
  const apply = dispatch as Dispatch;
  const { updateQueryData, selectInvalidatedBy } = challengesApi.util;
  const held = selectInvalidatedBy(state, [{ type: 'Entrants', id }]);
  const patches = held.flatMap(({ endpointName, originalArgs }) => {
    switch (endpointName) {
      case 'getEntrants':
        return apply(updateQueryData('getEntrants', originalArgs, list) as never);
      case 'getMyGroupEntrants':
        return apply(updateQueryData('getMyGroupEntrants', originalArgs, list) as never);
      default:
        return originalArgs.eid === eid
          ? apply(updateQueryData('getEntrant', originalArgs, one) as never)
          : [];
    }
  });
  return {
    undo() {
      for (const patch of patches) patch.undo();
    },
  };
}

const patchEntrant = (
  dispatch: (action: never) => unknown,
  state: State,
  key: EntrantKey,
  recipe: (entrant: Entrant) => void,
): Patched =>
  patchEntrants(dispatch, state, key, {
    list({ results }) {
      const entrant = results.find((it) => it.id === key.eid);
      if (entrant) recipe(entrant);
    },
    one: recipe,
  });

/** Takes an entrant out of every list; on their own they are asked for no more. */
const dropEntrant = (
  dispatch: (action: never) => unknown,
  state: State,
  key: EntrantKey,
): Patched =>
  patchEntrants(dispatch, state, key, {
    list(entrants) {
      const rest = entrants.results.filter((it) => it.id !== key.eid);
      entrants.count -= entrants.results.length - rest.length;
      entrants.results = rest;
    },
    one: () => undefined,
  });

/** What a challenge shows of how many take part, once that has changed. */
const counted = (id: number) => [
  { type: 'Challenge' as const, id },
  'Challenges' as const,
  'ChallengeGroup' as const,
];
/** The same with who they are. */
const changed = (id: number) => [...counted(id), { type: 'Entrants' as const, id }];

/** What members do in challenges. Its own file, since a reader needs none of it. */
export const challengeWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinChallenge: build.mutation<
      EntrantWhole,
      { id: number; body: EntrantBody; idempotencyKey: string }
    >({
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
    /** What taking part has earned is taken back with it. Whoever left is nobody to be asked for again. */
    leaveChallenge: build.mutation<{ success: true }, EntrantKey>({
      query: ({ id }) => ({ url: `challenges/${id}/entrant/`, method: 'DELETE' }),
      async onQueryStarted(key, { dispatch, getState, queryFulfilled }) {
        await queryFulfilled.then(
          () => {
            dropEntrant(dispatch, getState(), key);
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
      async onQueryStarted({ id, eid }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => {
            const { updateQueryData } = challengesApi.util;
            dispatch(updateQueryData('getEntrant', { id, eid }, () => data.entrant));
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [...changed(id), 'Points']),
    }),
    /** The heart fills at once; a refusal empties it. It is given once and never taken back. */
    giveHeart: build.mutation<
      HeartAnswer,
      EntrantKey & { seen: HeartBody; idempotencyKey: string }
    >({
      query: ({ id, eid, seen, idempotencyKey }) => ({
        url: `challenges/${id}/entrants/${eid}/heart/`,
        method: 'POST',
        body: seen,
        idempotencyKey,
      }),
      async onQueryStarted({ id, eid }, { dispatch, getState, queryFulfilled }) {
        const patch = patchEntrant(dispatch, getState(), { id, eid }, (entrant) => {
          if (!entrant.hearted) entrant.heart_count += 1;
          entrant.hearted = true;
        });
        try {
          const { data } = await queryFulfilled;
          if (!data.success) patch.undo();
          patchEntrant(dispatch, getState(), { id, eid }, (entrant) => {
            entrant.hearted = data.hearted;
            entrant.heart_count = data.heart_count;
          });
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (answer) => (answer?.success ? ['Points'] : []),
    }),
    writeReview: build.mutation<EntrantWhole, EntrantKey & { body: ReviewBody }>({
      query: ({ id, eid, body }) => ({
        url: `challenges/${id}/entrants/${eid}/review/`,
        method: 'POST',
        body,
      }),
      // Where the answer was lost the review may be there.
      invalidatesTags: (_entrant, error, { id }) =>
        error ? [{ type: 'Entrants', id }] : changed(id),
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
    joinGroup: build.mutation<
      ChallengeGroup,
      { code: string; body: EntrantBody; idempotencyKey: string }
    >({
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
  useGiveHeartMutation,
  useWriteReviewMutation,
  useMakeGroupMutation,
  useJoinGroupMutation,
} = challengeWritesApi;
