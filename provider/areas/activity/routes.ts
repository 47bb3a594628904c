import { activityCalls } from '../../../contract/activity.calls.ts';
import type { PageQuery } from '../../../contract/common.ts';
import { ownHomeSections } from '../../domain/areas/homeSections.ts';
import { mount } from '../../domain/identity/mount.ts';
import type { Db } from '../../platform/db/client.ts';
import { type AppContext, type Member, paginate, read } from '../../platform/http/context.ts';
import { listComments, listLikedComments } from './comments.ts';
import { findFeed, findLiked, findWritten, readEntries } from './entries.ts';
import { type Found, listEventApplications, listOwnCourses, listRaffleEntries, type OwnPage } from './queries.ts';

/** The entries of the feed that a member's home shows. */
const HOME_FEED = { page: 1, page_size: 3 };

/** A call for a page of the caller's own list. */
interface PageCall {
  query: Pick<PageQuery, 'page' | 'page_size'>;
  member: Member;
}

/** Answers a page of entries that `find` finds. */
async function answerEntries(c: AppContext, { query, member }: PageCall, find: typeof findFeed) {
  const { count, results } = await read(c, async (db) => {
    const found = await find(db, member.id, query);
    return { count: found.count, results: await readEntries(db, found.refs, c.get('locale')) };
  });
  return paginate(c, query, count, results);
}

/** Answers a page of the caller's own rows that `list` lists. */
async function answerOwn<T>(
  c: AppContext,
  { query, member }: PageCall,
  list: (db: Db, page: OwnPage) => Promise<Found<T>>,
) {
  const own = { ...query, userId: member.id, locale: c.get('locale') };
  const { count, results } = await read(c, (db) => list(db, own));
  return paginate(c, query, count, results);
}

/** A member's own activity: their home, the feed of those they follow, and what they did. */
export const activityRoutes = mount(activityCalls, {
  async getOwnHome(c, { member }) {
    const sections = ownHomeSections.get();
    const { skin_type, following_count } = await sections.member(c, member);
    const challenges = await sections.challenges(c, member);
    const feed = await read(c, async (db) => {
      if (following_count === 0) return [];
      const { refs } = await findFeed(db, member.id, HOME_FEED);
      return readEntries(db, refs, c.get('locale'));
    });
    return {
      balances: await sections.balances(c, member),
      unread: await sections.unread(c, member),
      skin_type,
      streak: Math.max(0, ...challenges.map(({ streak }) => streak)),
      challenges,
      terms: await sections.terms(c, member),
      following_count,
      feed,
      recommended: following_count === 0 ? await sections.recommended(c, member) : [],
    };
  },
  getFeed: (c, page) => answerEntries(c, page, findFeed),
  getWritten: (c, page) => answerEntries(c, page, findWritten),
  getLikes: (c, page) => answerEntries(c, page, findLiked),
  getLikedComments: (c, page) => answerOwn(c, page, listLikedComments),
  getOwnComments: (c, page) => answerOwn(c, page, listComments),
  getOwnEvents: (c, page) => answerOwn(c, page, listEventApplications),
  getOwnRaffles: (c, page) => answerOwn(c, page, listRaffleEntries),
  getOwnCourses: (c, page) => answerOwn(c, page, listOwnCourses),
});
