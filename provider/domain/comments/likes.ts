import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../../contract/common.ts';
import { comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { toggleLike } from '../actions/like.ts';
import type { RequestContext } from '../identity/requestContext.ts';
import { commentContent } from './content.ts';
import { about } from './queries.ts';
import type { Locked } from './write.ts';

/**
 * Toggles a member's like of a published comment on a locked subject. An unverified member may like; see
 * `toggleLike` for a member whom the author has blocked. @throws 404
 */
export async function toggleCommentLike(tx: Db, subject: Locked, id: number, by: RequestContext): Promise<LikeAnswer> {
  const which = and(eq(comments.id, id), about(subject), eq(comments.status, 'published'));
  const row = await lockExisting(tx, comments, which);
  const path = `${subject.path}#comment-${id}`;
  return toggleLike(tx, commentContent, { row, title: subject.title, path }, by);
}
