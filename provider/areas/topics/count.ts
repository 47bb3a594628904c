import { and, eq, type SQL, sql } from 'drizzle-orm';
import { forums, topics } from '../../db/schema/topics.ts';
import { SEARCH_MAX } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { type ListedForum, type ListQuery, publishedIn } from './filters.ts';

/** A number past this is costly to count and off by little when it is a few seconds old. */
const CACHE_FROM = 1000;
const CACHE_MS = 10_000;
const CACHE_MAX = 500;

interface CachedCount {
  count: number;
  until: number;
}
const cached = new WeakMap<Db, Map<string, CachedCount>>();

/** Returns the number of published topics of a forum or of all, from the counters alone. */
export async function countAll(db: Db, forum: ListedForum | undefined): Promise<number> {
  if (forum) return forum.topicCount;
  const [row] = await db.select({ count: sql<number>`coalesce(sum(${forums.topicCount}), 0)::int` }).from(forums);
  return row?.count ?? 0;
}

/** Counts the topics that match. A large number is cached for ten seconds; a search counts to its end. */
export async function countMatching(
  db: Db,
  query: ListQuery,
  filters: SQL[],
  { forum, now }: { forum?: ListedForum; now: Date },
): Promise<number> {
  const { page, page_size, ordering, ordering_type, ...narrowing } = query;
  const key = JSON.stringify([forum?.id, narrowing]);
  const counts = cached.get(db) ?? new Map<string, CachedCount>();
  const held = counts.get(key);
  if (held && now.getTime() < held.until) return held.count;

  const matching = db
    .select({ one: sql`1` })
    .from(topics)
    .where(and(...publishedIn(forum), ...filters));
  const from = (query.search ? matching.limit(SEARCH_MAX) : matching).as('matching');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(from);
  const count = row?.count ?? 0;

  counts.delete(key);
  if (count >= CACHE_FROM) {
    counts.set(key, { count, until: now.getTime() + CACHE_MS });
    const [oldest] = counts.keys();
    if (counts.size > CACHE_MAX && oldest !== undefined) counts.delete(oldest);
    cached.set(db, counts);
  }
  return count;
}

/** Counts the pinned topics of a forum or of all: few, with an index of their own. */
export async function countPinned(db: Db, forum: ListedForum | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(topics)
    .where(and(sql`${topics.fixed}`, eq(topics.status, 'published'), forum ? eq(topics.forumId, forum.id) : undefined));
  return row?.count ?? 0;
}
