import { eq, inArray } from 'drizzle-orm';
import { postNotions, posts } from '../../db/schema/posts.ts';
import { restoreAmounts } from '../../domain/ledger/earn.ts';
import type { SubjectHandler } from '../../domain/moderation/subject.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';

/** Locks a post's row, whatever its status, until the transaction ends. */
export async function lockAnyPost(tx: Db, id: number) {
  const row = await lockRow(tx, posts, eq(posts.id, id));
  return row;
}

/** Posts as moderation knows them. Lists are counted by triggers. */
export const postSubject: SubjectHandler = {
  async find(db, ids) {
    const rows = await db
      .select({
        id: posts.id,
        authorId: posts.userId,
        title: posts.title,
        content: posts.plain,
        status: posts.status,
        createdAt: posts.createdAt,
      })
      .from(posts)
      .where(inArray(posts.id, [...ids]));
    return rows.map((row) => ({ ...row, path: `/posts/${row.id}`, page: `posts/${row.id}` }));
  },

  lock: lockAnyPost,

  async setStatus(tx, id, status, now) {
    const row = await lockAnyPost(tx, id);
    if (!row || row.status === status) return;
    await tx.update(posts).set({ status, deletedAt: null, updatedAt: now }).where(eq(posts.id, id));
    if (row.status !== 'deleted') return;
    await restoreAmounts(tx, 'post_written', {
      userId: row.userId,
      subject: { kind: 'post', id },
      now,
    });
  },

  /** Empties the rows of erased content; the rows stay, since other tables refer to them. */
  erase: async (tx, ids) => {
    await tx
      .update(posts)
      .set({ title: '', content: '', plain: '', excerpt: '', cover: null })
      .where(inArray(posts.id, [...ids]));
    await tx.delete(postNotions).where(inArray(postNotions.postId, [...ids]));
  },
};
