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

/** Loads the check that a response matches the contract: by its schema on the server, else by its shape. */
const loadCheck = async (): Promise<(endpoint: string, answer: unknown) => boolean> =>
  typeof window === 'undefined'
    ? (await import('./answerSchemas')).fitsContract
    : (await import('./answerShape')).hasAnswerShape;

/** Loads what sends a call and checks its response, after the paint. Null without a network. */
const loadClient = () =>
  Promise.all([import('./httpClient'), loadCheck()]).then(
    ([{ send }, isValid]) => ({ send, isValid }),
    () => null,
  );

/** The failure for an invalid answer: neither that a write was done nor that it was rejected is known. */
const WRONG_ANSWER: CallFailure = { status: 502, body: null };

/** Sends a call and checks its answer, so that nothing else of the web meets a wrong one. */
const baseQuery: BaseQueryFn<Call, unknown, CallFailure> = async (call, api) => {
  const client = await loadClient();
  if (!client) return { error: { status: 0, body: null } };
  const context = (api.extra as ContextOf)(api.getState());
  const sendOnce = () => client.send(call, context, api.signal);
  const answer = await (call.method ? sendOnce() : readCurrent(sendOnce, context.writes));
  if ('error' in answer) return answer;
  if (call.method) context.writes.completed += 1;
  return client.isValid(api.endpoint, answer.data) ? answer : { error: WRONG_ANSWER };
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
    'Activity',
    'Course',
    'Courses',
    'Marketing',
    'Missions',
    'MissionReviews',
    'Submissions',
    'Coupons',
    'ManagedChallenges',
    'ManagedRaffles',
    'ManagedEvents',
    'Newsletters',
    'Announcements',
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
    'Bookmarks',
    'Question',
    'Questions',
    'Forums',
    'Notifications',
    'Search',
    'Security',
    'Rankings',
    'Banners',
    'Reports',
    'Queue',
    'BannedWords',
    'ManagerLog',
    'Suspension',
    'Support',
    'Blocked',
    'Trash',
    'User',
    'Members',
  ],
  keepUnusedDataFor: cacheSeconds(600),
  endpoints: () => ({}),
});
