import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LikeAnswer } from '../../../contract/common.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { awardBadges } from '../badges/award.ts';
import { likeChanged } from '../ledger/likes.ts';
import { touchLastActive } from '../members/activity.ts';
import { hasBlocked } from '../moderation/blocks.ts';
import { type Notice, notify, withdraw } from '../notifications/notify.ts';

/** Content that is liked, its row locked until the transaction ends, and the table of its likes. */
export interface Likeable {
  id: number;
  authorId: number;
  likeCount: number;
  /** The table of its likes, and which row is the liker's own. */
  likes: PgTable;
  own: SQL | undefined;
  insert: () => Promise<unknown>;
  setLikeCount: (likeCount: number) => Promise<unknown>;
  /** The kind by which a received like credits its author; content without one credits nothing. */
  earns?: 'topic' | 'post';
  /** What the author's notification is about. */
  notice: Required<Pick<Notice, 'subject' | 'cause'>>;
}

/**
 * Toggles a member's like of content, with all that follows from it: the count, the author's credit and badges,
 * and their notification, which is withdrawn with the like. When the author has blocked the member, a new like
 * changes nothing and the response has `success: false` with the reason; a like may still be withdrawn.
 */
export async function toggleLike(
  tx: Db,
  content: Likeable,
  { userId, now, locale }: { userId: number; now: Date; locale: Locale },
): Promise<LikeAnswer> {
  const { id, authorId, earns } = content;
  const removed = await tx.delete(content.likes).where(content.own).returning();
  const liked = removed.length === 0;
  if (liked && (await hasBlocked(tx, authorId, userId))) {
    const reason = message(locale, 'errors:blocked');
    return { success: false, liked: false, like_count: content.likeCount, reason };
  }
  if (liked) await content.insert();
  const likeCount = content.likeCount + (liked ? 1 : -1);
  await content.setLikeCount(likeCount);
  if (earns) await likeChanged(tx, { kind: earns, id, authorId, likerId: userId, liked, now });
  if (liked) {
    await awardBadges(tx, authorId, now);
    await touchLastActive(tx, userId, now);
  }
  const notice = { to: authorId, kind: 'like', actorId: userId, ...content.notice } as const;
  await (liked ? notify(tx, { ...notice, now }) : withdraw(tx, notice));
  return { success: true, liked, like_count: likeCount };
}
