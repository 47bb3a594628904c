import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { CallContext } from './httpClient';
import type { Call, CallFailure } from './send';

/** What the store gives its calls. A function, because a member may sign in while the page is open. */
export type ContextOf = (state: unknown) => CallContext;

/** How many writes this browser has done. */
let written = 0;

/** How a call goes comes with the first one, after the paint; who only reads needs no axios. */
const baseQuery: BaseQueryFn<Call, unknown, CallFailure> = async (call, api) => {
  const context = (api.extra as ContextOf)(api.getState());
  if (typeof window !== 'undefined' && (call.light || !call.method)) {
    const { lightSend } = await import('./lightSend');
    for (;;) {
      const before = written;
      const answer = await lightSend(call, context, api.signal);
      // A read that a write overtook may tell what was there before it, and would lie over what the write
      // has shown: it is asked for again.
      if (before === written || call.method || 'error' in answer) return answer;
    }
  }
  const sender = await import('./send').catch(() => null);
  // Without a network the code of a first write does not come either.
  if (!sender) return { error: { status: 0, body: null } };
  const { send } = sender;
  const answer = await send(call, context, api.signal);
  if (call.method && 'data' in answer) written += 1;
  return answer;
};

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
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
});
