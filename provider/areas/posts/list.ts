import { and, arrayOverlaps, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { PageQuery } from '../../../contract/common.ts';
import type { postListCalls } from '../../../contract/posts.calls.ts';
import { postCounts, postLikes, posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { productIdsOf } from '../../domain/products/queries.ts';
import { narrow } from '../../domain/search/search.ts';
import { intArray, textArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, pageFromNearestEnd, total } from '../../platform/db/paging.ts';
import { commaList } from '../../platform/text/commaList.ts';

type ListQuery = InputOf<typeof postListCalls.getPosts>['query'];
/** A page of a list: the number of all, and the ids of its posts in order. */
export interface IdPage {
  count: number;
  ids: number[];
}

/** A filter finds, counts and pages no more than this: it bounds the work. */
const FOUND_MAX = 1000;

const orderingTypes = {
  hot: posts.hot,
  new: posts.createdAt,
  best: posts.likeCount,
  views: posts.viewCount,
  comments: posts.commentCount,
} as const;
const orderings = {
  created_at: posts.createdAt,
  view_count: posts.viewCount,
  like_count: posts.likeCount,
  comment_count: posts.commentCount,
} as const;

function orderOf(query: ListQuery) {
  if (!query.ordering) return { column: orderingTypes[query.ordering_type], down: true };
  const field = query.ordering.replace('-', '') as keyof typeof orderings;
  return { column: orderings[field], down: query.ordering.startsWith('-') };
}

const published = eq(posts.status, 'published');
/** Returns a function that gives the order's columns, forwards or reversed. */
const orderedBy = (query: ListQuery) => (forwards: boolean) => {
  const { column, down } = orderOf(query);
  const direction = forwards === down ? desc : asc;
  return [direction(column), direction(posts.id)];
};

/**
 * Returns the condition of a search; `first` selects the first posts of an otherwise unfiltered list.
 */
const searched = (db: Db, search: string, first?: (many: number) => SQL) =>
  narrow(db, 'posts', search, { id: sql`${posts.id}`, first });

async function filtersOf(db: Db, query: ListQuery, now: Date): Promise<SQL[]> {
  const { deals, stores, product, type } = query;
  const categories = commaList(query.categories);
  const tags = commaList(query.tags);
  const writtenBy = (username: string) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, username), eq(users.status, 'active')));
  const byProduct = deals || stores ? await productIdsOf(db, { deals, stores }, now) : undefined;
  return [
    ...(type ? [eq(posts.type, type)] : []),
    ...(query.user ? [inArray(posts.userId, writtenBy(query.user))] : []),
    ...(categories.length > 0 ? [arrayOverlaps(posts.categories, categories)] : []),
    ...(tags.length > 0 ? [arrayOverlaps(posts.tags, tags)] : []),
    ...(byProduct ? [sql`${posts.products} && ${intArray(byProduct)}`] : []),
    ...(product ? [sql`${posts.products} && ${intArray([product])}`] : []),
  ];
}

/** Returns the number of published posts, from the counter alone. */
async function countPublished(db: Db): Promise<number> {
  const [row] = await db.select({ count: postCounts.count }).from(postCounts).where(eq(postCounts.status, 'published'));
  return row?.count ?? 0;
}

async function countNarrowed(db: Db, where: SQL | undefined): Promise<number> {
  const matching = db.select({ one: sql`1` }).from(posts).where(where).limit(FOUND_MAX).as('matching');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(matching);
  return row?.count ?? 0;
}

/**
 * Returns the condition of a list's search, and the number of results where nothing else filters it.
 */
async function foundOf(db: Db, query: ListQuery, plain: boolean) {
  if (!query.search) return undefined;
  const first = (many: number) =>
    sql`${db
      .select({ id: posts.id })
      .from(posts)
      .where(published)
      .orderBy(...orderedBy(query)(true))
      .limit(many)}`;
  return searched(db, query.search, plain ? first : undefined);
}

/**
 * Returns a page of the published posts that match. An unfiltered list takes its total from the counter and
 * reads its second half from the end, so that no page needs a long offset.
 */
export async function listPosts(db: Db, query: ListQuery, now: Date): Promise<IdPage> {
  const filters = await filtersOf(db, query, now);
  const found = await foundOf(db, query, filters.length === 0);
  const narrowed = filters.length > 0;
  const where = and(published, ...filters, found?.filter);
  const count = narrowed ? await countNarrowed(db, where) : (found?.count ?? (await countPublished(db)));
  const span = pageFromNearestEnd(query, count, { forwards: narrowed || found !== undefined });
  if (!span) return { count, ids: [] };
  const { limit, offset, forwards } = span;
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(...orderedBy(query)(forwards))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  return { count, ids: forwards ? ids : ids.reverse() };
}

/** Returns a page of the posts that a member likes, the last liked first. */
export async function listLiked(db: Db, userId: number, query: PageQuery): Promise<IdPage> {
  const rows = await db
    .select({ id: posts.id, total })
    .from(postLikes)
    .innerJoin(posts, eq(posts.id, postLikes.postId))
    .where(and(eq(postLikes.userId, userId), published, await ofSearch(db, query.search)))
    .orderBy(desc(postLikes.createdAt), desc(postLikes.postId))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}

const ofSearch = async (db: Db, search: string | undefined) =>
  search ? (await searched(db, search)).filter : undefined;

/** The number of the hottest related posts that are ranked by what they share. */
const CANDIDATES = 120;

/** Returns a page of the posts that share products, tags or categories with one, the closest first. */
export async function listRelated(
  db: Db,
  post: Pick<typeof posts.$inferSelect, 'id' | 'categories' | 'tags' | 'products'>,
  { page, page_size, search }: PageQuery,
): Promise<IdPage> {
  const [categories, tags] = [textArray(post.categories), textArray(post.tags)];
  const products = intArray(post.products);
  const shared = (column: SQL, own: SQL) => sql`(select count(*) from unnest(${column}) as it where it = any(${own}))`;
  const candidates = db
    .select({
      id: posts.id,
      hot: posts.hot,
      categories: posts.categories,
      tags: posts.tags,
      products: posts.products,
    })
    .from(posts)
    .where(
      and(
        published,
        sql`${posts.id} <> ${post.id}`,
        sql`(${posts.categories} && ${categories} or ${posts.tags} && ${tags} or ${posts.products} && ${products})`,
        await ofSearch(db, search),
      ),
    )
    .orderBy(desc(posts.hot), desc(posts.id))
    .limit(CANDIDATES)
    .as('candidates');
  const closeness = sql`3 * ${shared(sql`${candidates.products}`, products)}
    + 2 * ${shared(sql`${candidates.tags}`, tags)} + ${shared(sql`${candidates.categories}`, categories)}`;
  const rows = await db
    .select({ id: candidates.id, total })
    .from(candidates)
    .orderBy(sql`${closeness} desc`, desc(candidates.hot), desc(candidates.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return { count: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}
