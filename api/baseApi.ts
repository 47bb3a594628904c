import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { CallFailure } from '@/lib/failures';
import type { Call, CallContext, CallResult } from './httpClient';

/** How many writes a store has completed, and those that are sent. */
export const noWrites = () => ({ completed: 0, sent: new Set<Promise<unknown>>() });

/** The caller of a store's calls, and the store's writes. */
export type StoreContext = CallContext & { writes: ReturnType<typeof noWrites> };

/** Returns a store's context. A function, because a member may sign in while the page is open. */
export type ContextOf = (state: unknown) => StoreContext;

/** Sends a write, and counts it once it is completed. */
async function write(send: () => Promise<CallResult>, writes: StoreContext['writes']): Promise<CallResult> {
  const sent = send().finally(() => writes.sent.delete(sent));
  writes.sent.add(sent);
  const answer = await sent;
  if (!('error' in answer)) writes.completed += 1;
  return answer;
}

/** Loads what sends a call, after the paint. Null without a network. */
const loadClient = () => import('./httpClient').catch(() => null);

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
  const contextNow = () => (api.extra as ContextOf)(api.getState());
  const { writes } = contextNow();
  const send = async (): Promise<CallResult> => {
    const client = await loadClient();
    if (!client) return { error: { status: 0, body: null } };
    const sendOnce = () => client.send(call, contextNow(), api.signal);
    return call.method ? sendOnce() : client.readCurrent(sendOnce, writes, api);
  };
  const answer = await (call.method ? write(send, writes) : send());
  if ('error' in answer) return answer;
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
  'ManagedBadges',
  'ManagedHome',
  'Promoted',
  'Settings',
  'SiteTexts',
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
