import { and, arrayOverlaps, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { topicCalls } from '../../../contract/topics.calls.ts';
import { forumEvents, type forums, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { commaList } from '../../platform/text/commaList.ts';

export type ListQuery = InputOf<typeof topicCalls.getTopics>['query'];
export type Ordering = Pick<ListQuery, 'ordering' | 'ordering_type'>;
/** The forum that a list is narrowed to, with its number of published topics. */
export type ListedForum = Pick<typeof forums.$inferSelect, 'id' | 'topicCount'>;

const orderingTypes = {
  hot: topics.hot,
  new: topics.createdAt,
  best: topics.likeCount,
  views: topics.viewCount,
  comments: topics.commentCount,
} as const;
const orderings = {
  created_at: topics.createdAt,
  view_count: topics.viewCount,
  like_count: topics.likeCount,
  comment_count: topics.commentCount,
} as const;

/** Returns the column that a list is ordered by, and whether the order is descending. */
export function orderOf(query: Ordering) {
  if (!query.ordering) return { column: orderingTypes[query.ordering_type], down: true };
  const field = query.ordering.replace('-', '') as keyof typeof orderings;
  return { column: orderings[field], down: query.ordering.startsWith('-') };
}

export const publishedIn = (forum: ListedForum | undefined): SQL[] => [
  ...(forum ? [eq(topics.forumId, forum.id)] : []),
  eq(topics.status, 'published'),
];

/** Returns the filters of a list beyond its forum, apart from a search. */
export function filtersOf(db: Db, query: ListQuery): SQL[] {
  const categories = commaList(query.categories);
  const tags = commaList(query.tags);
  const ofEvent = (slug: string) =>
    db.select({ id: forumEvents.id }).from(forumEvents).where(eq(forumEvents.slug, slug));
  const writtenBy = (username: string) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, username), eq(users.status, 'active')));
  const ofSkin = (type: string) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.skinType, type), sql`${users.showSkinType}`, eq(users.status, 'active')));
  return [
    // Written out, not as a parameter, so that the planner uses the index of other types than text, and of pinned topics.
    ...(query.type ? [sql`${topics.type} = ${query.type}`.inlineParams()] : []),
    ...(query.fixed === undefined ? [] : [query.fixed ? sql`${topics.fixed}` : sql`not ${topics.fixed}`]),
    ...(query.product_type ? [eq(topics.productType, query.product_type)] : []),
    ...(categories.length > 0 ? [arrayOverlaps(topics.categories, categories)] : []),
    ...(tags.length > 0 ? [arrayOverlaps(topics.tags, tags)] : []),
    ...(query.event ? [inArray(topics.eventId, ofEvent(query.event))] : []),
    ...(query.skin_type ? [inArray(topics.userId, ofSkin(query.skin_type))] : []),
    ...(query.user ? [inArray(topics.userId, writtenBy(query.user))] : []),
    ...(query.view_count__gt === undefined ? [] : [gt(topics.viewCount, query.view_count__gt)]),
  ];
}
