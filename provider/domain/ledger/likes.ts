import type { Db } from '../../platform/db/client.ts';
import { earn, takeBack } from './earn.ts';

/** A like as it stands now: whose thing it is, who likes it. */
interface Liking {
  kind: 'topic' | 'post' | 'comment';
  id: number;
  authorId: number;
  likerId: number;
  liked: boolean;
  now: Date;
}

/** A like received brings its author xp, once a liker; taken back with the like. One's own brings none. */
export async function likeChanged(tx: Db, liking: Liking): Promise<void> {
  const { kind, id, authorId, likerId, liked, now } = liking;
  if (authorId === likerId) return;
  const cause = {
    userId: authorId,
    subject: { kind: `${kind}_like`, id: `${id}:${likerId}` },
    now,
  };
  await (liked ? earn(tx, 'liked', cause) : takeBack(tx, 'liked', cause));
}
