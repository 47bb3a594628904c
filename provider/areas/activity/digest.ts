import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Entry } from '../../../contract/activity.ts';
import { topics } from '../../db/schema/topics.ts';
import { noBlockBetween } from '../../domain/moderation/blocks.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { findFeed, readEntries } from './entries.ts';

const FOLLOWED_MAX = 5;
const BEST_MAX = 3;

/**
 * Reads what a member's digest shows of the time since an instant: the latest content of those whom they
 * follow, and the most liked topics of others.
 */
export async function readDigestEntries(
  db: Db,
  { memberId, since, locale }: { memberId: number; since: Date; locale: Locale },
): Promise<{ followed: Entry[]; best: Entry[] }> {
  const { refs } = await findFeed(db, memberId, { page: 1, page_size: FOLLOWED_MAX });
  const followed = (await readEntries(db, refs, locale)).filter(
    ({ created_at, collapsed }) => !collapsed && new Date(created_at) > since,
  );
  const liked = await db
    .select({ id: topics.id })
    .from(topics)
    .where(
      and(
        eq(topics.status, 'published'),
        gt(topics.createdAt, since),
        gt(topics.likeCount, 0),
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
}
