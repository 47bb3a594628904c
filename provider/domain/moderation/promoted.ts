import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { posts } from '../../db/schema/posts.ts';
import { forums, topics } from '../../db/schema/topics.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { RequestContext } from '../identity/requestContext.ts';
import { logAction } from './log.ts';

/** The addresses of topics and posts, without a query. */
const TOPIC = /^\/forums\/([^/]+)\/topics\/([1-9]\d{0,8})$/;
const POST = /^\/posts\/([1-9]\d{0,8})$/;

type PinnedTopic = Pick<typeof topics.$inferSelect, 'id' | 'userId' | 'title' | 'fixed'>;

/** Pins a locked topic above its forum's list or ends that, and logs it; does nothing where it is so. */
export async function pinTopic(tx: Db, row: PinnedTopic, fixed: boolean, by: RequestContext, reason = '') {
  if (fixed === row.fixed) return;
  await tx.update(topics).set({ fixed }).where(eq(topics.id, row.id));
  await logAction(tx, by, {
    subject: 'topic',
    subjectId: row.id,
    action: fixed ? 'pin' : 'unpin',
    memberId: row.userId,
    label: row.title,
    reason,
    before: { fixed: row.fixed },
    after: { fixed },
  });
}

/** Pins the published topic at a path or ends that. Returns whether there is such a topic. */
export async function pinAt(tx: Db, path: string, fixed: boolean, by: RequestContext): Promise<boolean> {
  const [, slug, id] = TOPIC.exec(path) ?? [];
  if (!slug) return false;
  // Whose page it names is rendered again, so that it has to be the topic's own.
  const forum = tx.select({ id: forums.id }).from(forums).where(eq(forums.slug, slug));
  const where = and(eq(topics.id, Number(id)), eq(topics.status, 'published'), inArray(topics.forumId, forum));
  const [row] = await tx.select().from(topics).where(where).for('no key update');
  if (row) await pinTopic(tx, row, fixed, by);
  return row !== undefined;
}

/** Features the published post at a path on the home page or ends that. Returns whether there is such a post. */
async function featureAt(tx: Db, path: string, featured: boolean, by: RequestContext): Promise<boolean> {
  const [, id] = POST.exec(path) ?? [];
  const where = and(eq(posts.id, Number(id)), eq(posts.status, 'published'));
  const [row] = id ? await tx.select().from(posts).where(where).for('no key update') : [];
  if (!row) return false;
  if (featured === (row.featuredAt !== null)) return true;
  await tx
    .update(posts)
    .set({ featuredAt: featured ? by.now : null })
    .where(eq(posts.id, row.id));
  await logAction(tx, by, {
    subject: 'post',
    subjectId: row.id,
    action: featured ? 'feature' : 'unfeature',
    memberId: row.userId,
    label: row.title,
    before: { featured: !featured },
    after: { featured },
  });
  return true;
}

/** Returns which of some paths are those of published topics that are pinned. */
export async function pinnedAmong(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const ids = paths.map((path) => Number(TOPIC.exec(path)?.[2] ?? 0));
  const pinned = await db
    .select({ id: topics.id, slug: forums.slug })
    .from(topics)
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .where(and(inArray(topics.id, ids), topics.fixed, eq(topics.status, 'published')));
  return new Set(pinned.map(({ id, slug }) => `/forums/${slug}/topics/${id}`));
}

/** Returns the ids of the published posts that are featured, the last featured first. */
export async function featuredPosts(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isNotNull(posts.featuredAt), eq(posts.status, 'published')))
    .orderBy(desc(posts.featuredAt), desc(posts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Pins the topic or features the post at a path, or ends that. @throws 400 for a path without either */
export async function promote(
  tx: Db,
  { path, promoted }: { path: string; promoted: boolean },
  by: RequestContext,
): Promise<void> {
  // A topic before a post, as locks are taken.
  const isThere = (await pinAt(tx, path, promoted, by)) || (await featureAt(tx, path, promoted, by));
  if (!isThere) throw fieldError(by.locale, 'path', 'notPromotable');
}
