import { startOfHour } from 'date-fns';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Entry } from '../../../contract/activity.ts';
import { topics } from '../../db/schema/topics.ts';
import { noBlockBetween } from '../../domain/moderation/blocks.ts';
import { among } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { findFeed, readEntries } from './entries.ts';

const FOLLOWED_MAX = 5;
const BEST_MAX = 3;

/** The most liked topics from which each digest takes its own: some are by the member or whom a block separates. */
const CANDIDATES = 200;

/** Finds the most liked topics of the time since an instant. */
const findBest = (db: Db, since: Date) =>
  db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.status, 'published'), gt(topics.createdAt, since), gt(topics.likeCount, 0)))
    .orderBy(desc(topics.likeCount), desc(topics.id))
    .limit(CANDIDATES);

/**
 * Returns a reader of what members' digests show of the time since an instant, for one run: the latest content of those
 * whom a member follows, and the most liked topics of others, which are found once for all whose time begins in the
 * same hour.
 */
export function digestReader() {
  const found = new Map<number, number[]>();

  async function bestSince(db: Db, since: Date): Promise<number[]> {
    const hour = startOfHour(since);
    const ids = found.get(hour.getTime()) ?? (await findBest(db, hour)).map(({ id }) => id);
    found.set(hour.getTime(), ids);
    return ids;
  }

  return async (
    db: Db,
    { memberId, since, locale }: { memberId: number; since: Date; locale: Locale },
  ): Promise<{ followed: Entry[]; best: Entry[] }> => {
    const { refs } = await findFeed(db, memberId, { page: 1, page_size: FOLLOWED_MAX });
    const followed = (await readEntries(db, refs, locale)).filter(
      ({ created_at, collapsed }) => !collapsed && new Date(created_at) > since,
    );
    const liked = await db
      .select({ id: topics.id })
      .from(topics)
      .where(
        and(
          among(topics.id, await bestSince(db, since)),
          eq(topics.status, 'published'),
          gt(topics.createdAt, since),
          ne(topics.userId, memberId),
          noBlockBetween(memberId, topics.userId),
        ),
      )
      .orderBy(desc(topics.likeCount), desc(topics.id))
      // Some of them may be among those above, or collapsed.
      .limit(BEST_MAX + FOLLOWED_MAX);
    const best = await readEntries(
      db,
      liked.map(({ id }) => ({ kind: 'topic', id })),
      locale,
    );
    const shown = new Set(followed.map(({ path }) => path));
    return { followed, best: best.filter(({ path, collapsed }) => !collapsed && !shown.has(path)).slice(0, BEST_MAX) };
  };
}
