import { eq, inArray, sql } from 'drizzle-orm';
import { forums, topics } from '../../db/schema/topics.ts';
import { restoreAmounts } from '../../domain/ledger/earn.ts';
import type { SubjectHandler } from '../../domain/moderation/subject.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { countInForum } from './counters.ts';

/** Locks a topic's row, whatever its status, until the transaction ends. */
export async function lockAnyTopic(tx: Db, id: number) {
  const row = await lockRow(tx, topics, eq(topics.id, id));
  return row;
}

/** Topics as moderation knows them. */
export const topicSubject: SubjectHandler = {
  async find(db, ids) {
    const rows = await db
      .select({
        id: topics.id,
        authorId: topics.userId,
        title: topics.title,
        content: topics.content,
        status: topics.status,
        createdAt: topics.createdAt,
        forum: forums.slug,
      })
      .from(topics)
      .innerJoin(forums, eq(forums.id, topics.forumId))
      .where(inArray(topics.id, [...ids]));
    return rows.map(({ forum, ...row }) => ({
      ...row,
      path: `/forums/${forum}/topics/${row.id}`,
      page: `forums/${forum}/topics/${row.id}`,
    }));
  },

  lock: lockAnyTopic,

  async setStatus(tx, id, status, now) {
    const row = await lockAnyTopic(tx, id);
    if (!row || row.status === status) return;
    await tx.update(topics).set({ status, deletedAt: null, updatedAt: now }).where(eq(topics.id, id));
    if (row.status === 'deleted') {
      const { userId } = row;
      await restoreAmounts(tx, 'topic_written', { userId, subject: { kind: 'topic', id }, now });
    }
    if (row.status === 'published') await countInForum(tx, row.forumId, -1);
    if (status === 'published') await countInForum(tx, row.forumId, 1);
  },

  erase: (tx, ids) => emptyTopics(tx, ids),
};

/** Empties the rows of erased content; the rows stay, since other tables refer to them. */
async function emptyTopics(tx: Db, ids: readonly number[]) {
  await tx
    .update(topics)
    .set({
      title: '',
      content: '',
      name: '',
      productType: '',
      skinType: '',
      surveyData: null,
      files: sql`'[]'`,
    })
    .where(inArray(topics.id, [...ids]));
}
