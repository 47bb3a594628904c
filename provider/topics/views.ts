import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE } from '../../contract/constants.ts';
import type { ViewAnswer } from '../../contract/topics.ts';
import type { AppContext, Member } from '../context.ts';
import type { Db } from '../db/client.ts';
import { topicViews } from '../db/schema/topics.ts';
import { setCounts } from './counters.ts';
import { lockTopic } from './write.ts';

/** The day of an instant in Korea, as `2026-03-02`. */
const dayOf = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: FALLBACK_TIME_ZONE }).format(now);

/** Who reads: a member by id, a visitor by a keyed hash that gives no address away. */
export function readerOf(c: AppContext): string {
  const member = c.get('member');
  if (member) return `member:${member.id}`;
  const visitor = `${c.get('address')}\n${c.req.header('User-Agent') ?? ''}`;
  const { TOKEN_SECRET } = c.get('services').env;
  return createHmac('sha256', TOKEN_SECRET).update(`reader\n${visitor}`).digest('base64url');
}

/** Counts a view once a reader a day. @throws 404 */
export async function countView(
  tx: Db,
  {
    id,
    forumId,
    reader,
    member,
    now,
  }: {
    id: number;
    forumId: number;
    reader: string;
    member: Member | null;
    now: Date;
  },
): Promise<ViewAnswer> {
  const topic = await lockTopic(tx, id, member, forumId);
  const added = await tx
    .insert(topicViews)
    .values({ topicId: id, reader, day: dayOf(now) })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return { view_count: topic.viewCount };
  const viewCount = topic.viewCount + 1;
  await setCounts(tx, topic, { viewCount });
  return { view_count: viewCount };
}

/** Forgets who read on the days before today: a new day counts every reader anew. */
export const sweepViews = (tx: Db, now: Date) =>
  tx.delete(topicViews).where(lt(topicViews.day, dayOf(now)));
