import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { forumEvents, forums, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { narrow } from '../../domain/search/search.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, pageFromNearestEnd } from '../../platform/db/paging.ts';
import { prepared } from '../../platform/db/prepare.ts';
import { countAll, countMatching, countPinned } from './count.ts';
import { filtersOf, type ListedForum, type ListQuery, type Ordering, orderOf, publishedIn } from './filters.ts';
import type { TopicRow } from './present.ts';
import { listColumns, summaryColumns } from './queries.ts';

interface Searching {
  forum?: ListedForum;
  /** Whether the search is the list's only filter. */
  plain: boolean;
}

interface Scope {
  forum?: ListedForum;
  now: Date;
}

/** Returns a function that gives the order's columns, forwards or reversed. */
const orderedBy = (query: Ordering) => (forwards: boolean) => {
  const { column, down } = orderOf(query);
  const direction = forwards === down ? desc : asc;
  return [direction(column), direction(topics.id)];
};

/** Returns the condition of a list's search. */
function searched(db: Db, query: ListQuery, search: string, { forum, plain }: Searching) {
  const first = (many: number) =>
    sql`${db
      .select({ id: topics.id })
      .from(topics)
      .where(and(...publishedIn(forum)))
      .orderBy(...orderedBy(query)(true))
      .limit(many)}`;
  return narrow(db, 'topics', search, {
    id: sql`${topics.id}`,
    forumId: forum?.id,
    first: plain ? first : undefined,
  });
}

/** Reads a page of a list; the second half of a list with a known number is read from its end. */
async function pageOfRows(
  db: Db,
  query: ListQuery,
  filters: SQL[],
  { forum, count, lean = false }: { forum?: ListedForum; count?: number; lean?: boolean },
): Promise<TopicRow[]> {
  const inOrder = orderedBy(query);
  const span =
    count === undefined
      ? { limit: query.page_size, offset: offsetOf(query), forwards: true }
      : pageFromNearestEnd(query, count);
  if (!span) return [];
  // The page is found by an index only; then only its own rows are read.
  const page = db
    .select({ id: topics.id })
    .from(topics)
    .where(and(...publishedIn(forum), ...filters))
    .orderBy(...inOrder(span.forwards))
    .limit(span.limit)
    .offset(span.offset)
    .as('page');
  return db
    .select(lean ? summaryColumns : listColumns)
    .from(page)
    .innerJoin(topics, eq(topics.id, page.id))
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .innerJoin(users, eq(users.id, topics.userId))
    .leftJoin(forumEvents, eq(forumEvents.id, topics.eventId))
    .orderBy(...inOrder(true));
}

/** Reads the first matching topics, without their number and with the start of their text only. */
export const firstTopics = (db: Db, query: ListQuery) => pageOfRows(db, query, filtersOf(db, query), { lean: true });

/** Rows before a page up to which a list is read from its beginning, whatever its length. */
const NEAR = 1000;

const nearPage = prepared((db, ordering: ListQuery['ordering'], ordering_type: ListQuery['ordering_type']) => {
  const inOrder = orderedBy({ ordering, ordering_type });
  const forum = db
    .select({ id: forums.id })
    .from(forums)
    .where(eq(forums.slug, sql.placeholder('slug')));
  const page = db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.forumId, forum), eq(topics.status, 'published')))
    .orderBy(...inOrder(true))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return db
    .select({ ...listColumns, count: forums.topicCount })
    .from(page)
    .innerJoin(topics, eq(topics.id, page.id))
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .innerJoin(users, eq(users.id, topics.userId))
    .leftJoin(forumEvents, eq(forumEvents.id, topics.eventId))
    .orderBy(...inOrder(true))
    .prepare('');
});

/**
 * Returns a page of a forum's topics, with their total number, or undefined without that forum. A page without
 * filters that is not far down is one query.
 */
export async function listForumTopics(db: Db, slug: string, query: ListQuery, now: Date) {
  const offset = offsetOf(query);
  if (!query.search && offset < NEAR && filtersOf(db, query).length === 0) {
    const rows = await nearPage(db, query.ordering, query.ordering_type).execute({
      slug,
      limit: query.page_size,
      offset,
    });
    const [first] = rows;
    if (first) return { count: first.count, rows };
  }
  const forum = await findForum(db, slug);
  return forum && listTopics(db, query, { forum, now });
}

/** Returns a page of the topics that match, with their total number. */
export async function listTopics(
  db: Db,
  query: ListQuery,
  { forum, now }: Scope,
): Promise<{ count: number; rows: TopicRow[] }> {
  const plain = filtersOf(db, query);
  const unpinned = plain.length === 1 && query.fixed === false;
  if (!query.search && (plain.length === 0 || unpinned)) {
    const all = await countAll(db, forum);
    const count = unpinned ? all - (await countPinned(db, forum)) : all;
    return { count, rows: await pageOfRows(db, query, plain, { forum, count }) };
  }
  const found = query.search
    ? await searched(db, query, query.search, { forum, plain: plain.length === 0 })
    : undefined;
  const offset = offsetOf(query);
  if (found && offset >= found.count) return { count: found.count, rows: [] };
  const filters = found ? [...plain, found.filter] : plain;
  const rows = await pageOfRows(db, query, filters, { forum });
  if (found && plain.length === 0) return { count: found.count, rows: rows.slice(0, found.count - offset) };
  const ended = rows.length < query.page_size && (rows.length > 0 || offset === 0);
  const count = ended ? offset + rows.length : await countMatching(db, query, filters, { forum, now });
  return { count, rows };
}
