import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { CallContext } from './httpClient';
import type { Call, CallFailure } from './send';

/** What the store gives its calls. A function, because a member may sign in while the page is open. */
export type ContextOf = (state: unknown) => CallContext;

/** How many writes this browser has done. */
let written = 0;

/** How often a read that writes overtake is sent again; after that its answer is shown as it is. */
const MAX_REPEATS = 2;

type Answer = { data: unknown } | { error: CallFailure };

/**
 * Sends a call. The code that does comes with the first one, after the paint: a page that only reads
 * needs no axios.
 */
async function sendCall(call: Call, context: CallContext, signal: AbortSignal): Promise<Answer> {
  if (typeof window === 'undefined' || (call.method && !call.light)) {
    const sender = await import('./send').catch(() => null);
    // Without a network the code of a first write does not come either.
    if (!sender) return { error: { status: 0, body: null } };
    const answer = await sender.send(call, context, signal);
    if (call.method && 'data' in answer) written += 1;
    return answer;
  }
  const { lightSend } = await import('./lightSend');
  for (let repeats = 0; ; repeats += 1) {
    const before = written;
    const answer = await lightSend(call, context, signal);
    // A read that started before a write may return stale data and overwrite what the write has shown,
    // so it is sent again.
    const isOvertaken = before !== written && !call.method && 'data' in answer;
    if (!isOvertaken || repeats === MAX_REPEATS) return answer;
  }
}

/** Returns whether an answer is what the contract says: by its schema on the server, else by its shape. */
async function isValid(endpoint: string, answer: unknown): Promise<boolean> {
  if (typeof window === 'undefined') {
    const { fitsContract } = await import('./answerSchema');
    return fitsContract(endpoint, answer);
  }
  const { hasAnswerShape } = await import('./answerShape');
  return hasAnswerShape(endpoint, answer);
}

/** An answer came, but not one of ours: it says neither that a write was done nor that it was refused. */
const WRONG_ANSWER: CallFailure = { status: 502, body: null };

/** Sends a call and checks its answer, so that nothing else of the web meets a wrong one. */
const baseQuery: BaseQueryFn<Call, unknown, CallFailure> = async (call, api) => {
  const context = (api.extra as ContextOf)(api.getState());
  const answer = await sendCall(call, context, api.signal);
  if ('error' in answer || (await isValid(api.endpoint, answer.data))) return answer;
  return { error: WRONG_ANSWER };
};

/**
 * Gives the seconds that an answer is kept in the cache once nothing on the page uses it. On the server
 * a store lives for one request, and a timer would hold it and every answer in it for that long.
 */
export const keepFor = (seconds: number) =>
  typeof window === 'undefined' ? Number.POSITIVE_INFINITY : seconds;

/**
 * The one API of the site; each area adds its endpoints. What carries the tag `Personal` differs by
 * member and is asked for again when one signs in.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Course',
    'Courses',
    'Marketing',
    'Missions',
    'MissionReviews',
    'Submissions',
    'Challenge',
    'Challenges',
    'Entrants',
    'ChallengeGroup',
    'Events',
    'Applications',
    'Raffles',
    'Surveys',
    'Points',
    'Contents',
    'Products',
    'Post',
    'Posts',
    'LikedPosts',
    'Personal',
    'Topic',
    'Topics',
    'Comments',
    'Question',
    'Questions',
    'Forums',
    'Notifications',
    'Search',
    'Rankings',
    'Banners',
    'Reports',
    'Queue',
    'Words',
    'ManagerLog',
    'Suspension',
    'Blocked',
    'Trash',
    'User',
    'People',
  ],
  keepUnusedDataFor: keepFor(600),
  endpoints: () => ({}),
});
