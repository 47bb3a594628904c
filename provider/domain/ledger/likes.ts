import type { Db } from '../../platform/db/client.ts';
import { earn, reverse } from './earn.ts';

/** A like in its present state: the author of the content, and the member who likes it. */
interface Liking {
  kind: 'topic' | 'post' | 'comment';
  id: number;
  authorId: number;
  likerId: number;
  liked: boolean;
  now: Date;
}

/**
 * Credits an author with xp for a received like, once per liker; reversed with the like. A like of one's own
 * content credits nothing.
 */
export async function likeChanged(tx: Db, liking: Liking): Promise<void> {
  const { kind, id, authorId, likerId, liked, now } = liking;
  if (authorId === likerId) return;
  const cause = {
    userId: authorId,
    subject: { kind: `${kind}_like`, id: `${id}:${likerId}` },
    now,
  };
  await (liked ? earn(tx, 'liked', cause) : reverse(tx, 'liked', cause));
}
