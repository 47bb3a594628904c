import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants.ts';
import type { ViewAnswer } from '../../../contract/topics.ts';
import { topicViews } from '../../db/schema/topics.ts';
import type { Db } from '../../platform/db/client.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';
import { lockTopic } from './commands.ts';
import { setCounts } from './counters.ts';

/** The day of an instant in Korea, as `2026-03-02`. */
const dayOf = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: FALLBACK_TIME_ZONE }).format(now);

/**
 * Who reads: a member by id, a visitor by a keyed hash of the address that does not reveal it. The
 * User-Agent is no part of it, since a caller chooses it freely.
 */
export function readerOf(c: AppContext): string {
  const member = c.get('member');
  if (member) return `member:${member.id}`;
  return addressHash(c);
}

function addressHash(c: AppContext): string {
  const { TOKEN_SECRET } = c.get('services').env;
  return createHmac('sha256', TOKEN_SECRET)
    .update(`reader\n${c.get('address')}`)
    .digest('base64url');
}

/**
 * Returns whether one more new reader of a content counts: many members may read it from one address, but
 * accounts made there do not raise its rank without end.
 * @param content as `topic:5`
 */
export async function mayCountView(c: AppContext, content: string): Promise<boolean> {
  if (!c.get('member')) return true;
  return c.get('services').limits.allows('viewsByAddress', `${content}:${addressHash(c)}`);
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
    mayCount,
  }: {
    id: number;
    forumId: number;
    reader: string;
    member: Member | null;
    now: Date;
    mayCount: () => Promise<boolean>;
  },
): Promise<ViewAnswer> {
  const topic = await lockTopic(tx, id, member, forumId);
  const added = await tx
    .insert(topicViews)
    .values({ topicId: id, reader, day: dayOf(now) })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0 || !(await mayCount())) return { view_count: topic.viewCount };
  const viewCount = topic.viewCount + 1;
  await setCounts(tx, topic, { viewCount });
  return { view_count: viewCount };
}

/** Forgets who read on the days before today: a new day counts every reader anew. */
export const sweepViews = (tx: Db, now: Date) =>
  tx.delete(topicViews).where(lt(topicViews.day, dayOf(now)));
