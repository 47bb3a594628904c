import type { SubjectKind } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { createRegistry } from '../../platform/registry/registry.ts';
import type { Counts } from './write.ts';

/** The facts that moderation needs of content that is commented on. */
export interface CommentParent {
  /** Returns the resources that show some, by id. */
  pages(db: Db, ids: readonly number[]): Promise<Map<number, string>>;
  /** Locks one until the transaction ends: it is locked before a comment of it. */
  lock(tx: Db, id: number): Promise<unknown>;
  /** Counts a restored comment, and the thread it opens. */
  countOne(tx: Db, id: number, threads: 0 | 1): Promise<void>;
}

/** The content that is commented on, by its kind; app.ts registers it. */
export const commentParents = createRegistry<Record<SubjectKind, CommentParent>>('comment parents');

/** Returns what moderation needs of one kind, from how its area locks a row and sets its counts. */
export const commentParent = <Row extends Counts>({
  pages,
  lock,
  setCounts,
}: Pick<CommentParent, 'pages'> & {
  lock(tx: Db, id: number): Promise<Row | undefined>;
  setCounts(tx: Db, row: Row, counts: Counts): Promise<void>;
}): CommentParent => ({
  pages,
  lock,
  async countOne(tx, id, threads) {
    const row = await lock(tx, id);
    if (!row) return;
    const { commentCount, threadCount } = row;
    await setCounts(tx, row, {
      commentCount: commentCount + 1,
      threadCount: threadCount + threads,
    });
  },
});
