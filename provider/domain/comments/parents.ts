import { eq, inArray, sql } from 'drizzle-orm';
import { questionSubject } from '../../areas/questions/moderate.ts';
import { setCounts as setQuestionCounts } from '../../areas/questions/queries.ts';
import { setCounts } from '../../areas/topics/counters.ts';
import { topicSubject } from '../../areas/topics/moderate.ts';
import type { SubjectKind } from '../../db/schema/comments.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { posts } from '../../db/schema/posts.ts';
import { questions } from '../../db/schema/questions.ts';
import { topics } from '../../db/schema/topics.ts';
import type { Db } from '../../platform/db/client.ts';

/** What a comment is about, as its restoring has to know it. */
interface Parent {
  /** The resources that show them, by id. */
  pages(db: Db, ids: readonly number[]): Promise<Map<number, string>>;
  /** Locks one until the transaction ends, as whoever comments on it does before a comment of it. */
  lock(tx: Db, id: number): Promise<unknown>;
  /** Counts a comment that came back, and the thread it opens. */
  countOne(tx: Db, id: number, threads: 0 | 1): Promise<void>;
}

const locked = (
  table: typeof topics | typeof questions | typeof posts | typeof videos | typeof photos,
) => ({
  lock: (tx: Db, id: number) =>
    tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update'),
});
const counted = (table: typeof posts | typeof videos | typeof photos) => ({
  ...locked(table),
  countOne: async (tx: Db, id: number, threads: 0 | 1) => {
    await tx
      .update(table)
      .set({
        commentCount: sql`${table.commentCount} + 1`,
        threadCount: sql`${table.threadCount} + ${threads}`,
      })
      .where(eq(table.id, id));
  },
});
const named = (folder: string) => ({
  pages: async (_db: Db, ids: readonly number[]) =>
    new Map(ids.map((id) => [id, `${folder}/${id}`])),
});

const topicParent: Parent = {
  ...locked(topics),
  pages: async (db, ids) =>
    new Map((await topicSubject.find(db, ids)).map(({ id, page }) => [id, page])),
  async countOne(tx, id, threads) {
    const [row] = await tx
      .select()
      .from(topics)
      .where(inArray(topics.id, [id]))
      .for('update');
    if (!row) return;
    const commentCount = row.commentCount + 1;
    await setCounts(tx, row, { commentCount, threadCount: row.threadCount + threads });
  },
};

const questionParent: Parent = {
  ...locked(questions),
  pages: async (db, ids) =>
    new Map((await questionSubject.find(db, ids)).map(({ id, page }) => [id, page])),
  async countOne(tx, id, threads) {
    const [row] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
    if (!row) return;
    const commentCount = row.commentCount + 1;
    await setQuestionCounts(tx, row, { commentCount, threadCount: row.threadCount + threads });
  },
};

/** Everything that is commented on. */
export const parents: Partial<Record<SubjectKind, Parent>> = {
  topic: topicParent,
  question: questionParent,
  post: { ...named('posts'), ...counted(posts) },
  video: { ...named('contents/videos'), ...counted(videos) },
  photo: { ...named('contents/photos'), ...counted(photos) },
};
