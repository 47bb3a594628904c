import type { z } from 'zod';
import {
  activityQuery,
  feedAnswer,
  likesAnswer,
  ownCommentsAnswer,
  ownCoursesAnswer,
  ownEventsAnswer,
  ownHome,
  ownRafflesAnswer,
} from '../../../contract/activity.ts';
import {
  type AppContext,
  call,
  type Member,
  paginate,
  read,
  requireMember,
  router,
} from '../../platform/http/context.ts';
import { findFeed, findLiked, readEntries } from './entries.ts';
import { listComments, listEventApplications, listOwnCourses, listRaffleEntries } from './queries.ts';

type Home = z.output<typeof ownHome>;
/** The reader of each part of a member's home that is another area's; app.ts passes them in. */
export type OwnHomeSections = {
  [Name in 'balances' | 'unread' | 'challenges']: (c: AppContext, member: Member) => Promise<Home[Name]>;
} & {
  /** The skin type, and the number of followed members. */
  member: (c: AppContext, member: Member) => Promise<Pick<Home, 'skin_type' | 'following_count'>>;
  recommended: (c: AppContext, member: Member) => Promise<Home['recommended']>;
};

/** The entries of the feed that a member's home shows. */
const HOME_FEED = { page: 1, page_size: 3 };

type Query = z.output<typeof activityQuery>;

/** Answers a page of entries that `find` finds. */
async function answerEntries(c: AppContext, query: Query, find: typeof findFeed) {
  const member = requireMember(c);
  const { count, results } = await read(c, async (db) => {
    const found = await find(db, member.id, query);
    return { count: found.count, results: await readEntries(db, found.refs, c.get('locale')) };
  });
  return paginate(c, query, count, results);
}

/** Answers a page of the caller's own rows that `list` lists. */
async function answerOwn<T>(
  c: AppContext,
  query: Query,
  list: (
    db: Parameters<typeof listComments>[0],
    page: Parameters<typeof listComments>[1],
  ) => Promise<{ count: number; results: T[] }>,
) {
  const { id: userId } = requireMember(c);
  const now = c.get('services').now();
  const { count, results } = await read(c, (db) => list(db, { ...query, userId, now, locale: c.get('locale') }));
  return paginate(c, query, count, results);
}

/** Mounts the calls of a member's own activity: their home, the feed of those they follow, and what they did. */
export const activityRoutes = (sections: OwnHomeSections) =>
  router()
    .openapi(
      call({
        method: 'get',
        path: '/activity/home/',
        summary: "The caller's own home: balances, challenges of today, news, and the beginning of the feed",
        answer: ownHome,
      }),
      async (c) => {
        const member = requireMember(c);
        const { skin_type, following_count } = await sections.member(c, member);
        const challenges = await sections.challenges(c, member);
        const feed = await read(c, async (db) => {
          if (following_count === 0) return [];
          const { refs } = await findFeed(db, member.id, HOME_FEED);
          return readEntries(db, refs, c.get('locale'));
        });
        return c.json(
          {
            balances: await sections.balances(c, member),
            unread: await sections.unread(c, member),
            skin_type,
            streak: Math.max(0, ...challenges.map(({ streak }) => streak)),
            challenges,
            following_count,
            feed,
            recommended: following_count === 0 ? await sections.recommended(c, member) : [],
          },
          200,
        );
      },
    )
    .openapi(
      call({
        method: 'get',
        path: '/activity/feed/',
        summary: 'The latest content of the members whom the caller follows',
        query: activityQuery,
        answer: feedAnswer,
      }),
      async (c) => c.json(await answerEntries(c, c.req.valid('query'), findFeed), 200),
    )
    .openapi(
      call({
        method: 'get',
        path: '/activity/likes/',
        summary: 'Topics and posts that the caller likes, the last liked first',
        query: activityQuery,
        answer: likesAnswer,
      }),
      async (c) => c.json(await answerEntries(c, c.req.valid('query'), findLiked), 200),
    )
    .openapi(
      call({
        method: 'get',
        path: '/activity/comments/',
        summary: "The caller's comments, the latest first",
        query: activityQuery,
        answer: ownCommentsAnswer,
      }),
      async (c) => c.json(await answerOwn(c, c.req.valid('query'), listComments), 200),
    )
    .openapi(
      call({
        method: 'get',
        path: '/activity/events/',
        summary: "The caller's applications for events with their results, the latest first",
        query: activityQuery,
        answer: ownEventsAnswer,
      }),
      async (c) => c.json(await answerOwn(c, c.req.valid('query'), listEventApplications), 200),
    )
    .openapi(
      call({
        method: 'get',
        path: '/activity/raffles/',
        summary: "The caller's entries into raffles with what they won, the latest first",
        query: activityQuery,
        answer: ownRafflesAnswer,
      }),
      async (c) => c.json(await answerOwn(c, c.req.valid('query'), listRaffleEntries), 200),
    )
    .openapi(
      call({
        method: 'get',
        path: '/activity/courses/',
        summary: 'Courses that the caller has begun or applied in, the last read first',
        query: activityQuery,
        answer: ownCoursesAnswer,
      }),
      async (c) => c.json(await answerOwn(c, c.req.valid('query'), listOwnCourses), 200),
    );
