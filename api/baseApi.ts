import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { CallFailure } from '@/lib/failures';
import type { Call, CallContext, CallResult } from './httpClient';

/** The caller of a store's calls, and how many writes the store has completed. */
export type StoreContext = CallContext & { writes: { completed: number } };

/** Returns a store's context. A function, because a member may sign in while the page is open. */
export type ContextOf = (state: unknown) => StoreContext;

/** How often a read is sent again when writes complete during it; the last answer is then used. */
const MAX_REREADS = 2;

/**
 * Sends a read. One that started before a write completed may return stale data and overwrite the
 * optimistic update, so it is sent again, at most MAX_REREADS times.
 */
async function readCurrent(read: () => Promise<CallResult>, writes: StoreContext['writes']): Promise<CallResult> {
  for (let rereads = 0; rereads < MAX_REREADS; rereads += 1) {
    const before = writes.completed;
    const answer = await read();
    if ('error' in answer || writes.completed === before) return answer;
  }
  return read();
}

/** Sends a call. The HTTP client is loaded by the first one, after the paint. */
async function sendCall(call: Call, context: StoreContext, signal: AbortSignal): Promise<CallResult> {
  const client = await import('./httpClient').catch(() => null);
  // Without a network the client's code cannot be loaded either.
  if (!client) return { error: { status: 0, body: null } };
  const sendOnce = () => client.send(call, context, signal);
  if (!call.method) return readCurrent(sendOnce, context.writes);
  const answer = await sendOnce();
  if ('data' in answer) context.writes.completed += 1;
  return answer;
}

/**
 * Returns whether a response matches the contract: by its schema on the server, else by its shape.
 */
async function isValid(endpoint: string, answer: unknown): Promise<boolean> {
  if (typeof window === 'undefined') {
    const { fitsContract } = await import('./answerSchemas');
    return fitsContract(endpoint, answer);
  }
  const { hasAnswerShape } = await import('./answerShape');
  return hasAnswerShape(endpoint, answer);
}

/** The failure for an invalid answer: neither that a write was done nor that it was rejected is known. */
const WRONG_ANSWER: CallFailure = { status: 502, body: null };

/** Sends a call and checks its answer, so that nothing else of the web meets a wrong one. */
const baseQuery: BaseQueryFn<Call, unknown, CallFailure> = async (call, api) => {
  const context = (api.extra as ContextOf)(api.getState());
  const answer = await sendCall(call, context, api.signal);
  if ('error' in answer || (await isValid(api.endpoint, answer.data))) return answer;
  return { error: WRONG_ANSWER };
};

/**
 * Returns the seconds that a response stays in the cache once nothing on the page uses it. On the server
 * a store lives for one request, and a timer would hold it and every response in it for that long.
 */
export const cacheSeconds = (seconds: number) => (typeof window === 'undefined' ? Number.POSITIVE_INFINITY : seconds);

/**
 * The one API of the site; each area adds its endpoints. Responses with the tag `Personal` differ by
 * member and are fetched again after a sign-in.
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
    'Participant',
    'Participants',
    'ChallengeGroup',
    'Events',
    'OwnApplication',
    'Delivery',
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
    'Members',
  ],
  keepUnusedDataFor: cacheSeconds(600),
  endpoints: () => ({}),
});
