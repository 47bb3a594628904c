import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../../contract/common.ts';
import { commentLikes, comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { RequestContext } from '../identity/requestContext.ts';
import { toggleLike } from '../reactions/like.ts';
import { about } from './queries.ts';
import type { Locked } from './write.ts';

/**
 * Toggles a member's like of a published comment on a locked subject. An unverified member may like; see
 * `toggleLike` for a member whom the author has blocked. @throws 404
 */
export async function toggleCommentLike(
  tx: Db,
  subject: Locked,
  id: number,
  { member, now, locale }: RequestContext,
): Promise<LikeAnswer> {
  const which = and(eq(comments.id, id), about(subject), eq(comments.status, 'published'));
  const comment = await lockRow(tx, comments, which);
  if (!comment) throw notFound();
  const userId = member.id;
  const content = {
    id,
    authorId: comment.userId,
    likeCount: comment.likeCount,
    likes: commentLikes,
    own: and(eq(commentLikes.commentId, id), eq(commentLikes.userId, userId)),
    insert: () => tx.insert(commentLikes).values({ commentId: id, userId, createdAt: now }),
    setLikeCount: (likeCount: number) => tx.update(comments).set({ likeCount }).where(eq(comments.id, id)),
    notice: {
      subject: { type: 'comment', id, title: subject.title, path: `${subject.path}#comment-${id}` },
      cause: { subject: 'comment', subjectId: id },
    },
  } as const;
  return toggleLike(tx, content, { userId, now, locale });
}
