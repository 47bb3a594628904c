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

/** Loads what sends a call, after the paint. Null without a network. */
const loadClient = () =>
  import('./httpClient').then(
    ({ send }) => send,
    () => null,
  );

/**
 * Returns whether a response is what the contract says. The server checks it, for its pages here and for a browser
 * where it passes the call on, so that a browser trusts its own origin and loads no schema.
 */
const isFitting = async ({ method = 'GET', url }: Call, body: unknown): Promise<boolean> =>
  typeof window !== 'undefined' || (await import('./responseCheck')).fitsContract(method, url, body);

/** The failure for a wrong response: neither that a write was done nor that it was rejected is known. */
const WRONG_RESPONSE: CallFailure = { status: 502, body: null };

/** Sends a call and checks its response, so that nothing else of the web meets a wrong one. */
const baseQuery: BaseQueryFn<Call, unknown, CallFailure> = async (call, api) => {
  const send = await loadClient();
  if (!send) return { error: { status: 0, body: null } };
  const context = (api.extra as ContextOf)(api.getState());
  const sendOnce = () => send(call, context, api.signal);
  const answer = await (call.method ? sendOnce() : readCurrent(sendOnce, context.writes));
  if ('error' in answer) return answer;
  if (call.method) context.writes.completed += 1;
  return (await isFitting(call, answer.data)) ? answer : { error: WRONG_RESPONSE };
};

/**
 * Returns the seconds that a response stays in the cache once nothing on the page uses it. On the server
 * a store lives for one request, and a timer would hold it and every response in it for that long.
 */
export const cacheSeconds = (seconds: number) => (typeof window === 'undefined' ? Number.POSITIVE_INFINITY : seconds);

/** The kinds of responses that a write may change. */
const tagTypes = [
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
  'ManagedMissions',
  'ManagedCourses',
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
  'Legal',
  'ManagedHome',
  'Settings',
  'Reports',
  'Queue',
  'BannedWords',
  'ManagerLog',
  'Suspension',
  'Support',
  'SavedReplies',
  'Blocked',
  'Trash',
  'User',
  'Members',
] as const;

/**
 * The one API of the site; each area adds its endpoints. Responses with the tag `Personal` differ by
 * member and are fetched again after a sign-in.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // biome-ignore lint/style/noProcessEnv: development alone reads the list, and a build leaves it out by the condition
  tagTypes: process.env.NODE_ENV === 'production' ? [] : tagTypes,
  keepUnusedDataFor: cacheSeconds(600),
  endpoints: () => ({}),
});
