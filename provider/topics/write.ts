import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { topicBody, topicUpdateBody } from '../../contract/topics.ts';
import type { Member } from '../context.ts';
import type { Db } from '../db/client.ts';
import { type forums, topics } from '../db/schema/topics.ts';
import { notFound } from '../errors.ts';
import type { Locale } from '../words.ts';
import { refuseManagersFields, requireOwner, visibleTo } from './access.ts';
import { countInForum } from './counters.ts';
import { topicColumns } from './fields.ts';
import { hotRank } from './rules.ts';

/** Who writes, when, and in which language a refusal is worded. */
export interface Writing {
  member: Member;
  now: Date;
  locale: Locale;
}

/** The topic's row, locked until the transaction ends. @throws 404 where there is none to see */
export async function lockTopic(tx: Db, id: number, member: Member | null, forumId?: number) {
  const [row] = await tx
    .select()
    .from(topics)
    .where(
      and(
        eq(topics.id, id),
        visibleTo(member),
        forumId === undefined ? undefined : eq(topics.forumId, forumId),
      ),
    )
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Writes a topic into a forum and counts it there. Gives its id. */
export async function createTopic(
  tx: Db,
  forum: typeof forums.$inferSelect,
  body: z.output<typeof topicBody>,
  { member, now, locale }: Writing,
): Promise<number> {
  refuseManagersFields(member, body, locale);
  const columns = await topicColumns(tx, body, { forumId: forum.id, held: [], locale });
  const type = body.type ?? (body.fileUrls.length > 0 ? 'photo' : 'text');
  const [row] = await tx
    .insert(topics)
    .values({
      ...columns,
      title: body.title,
      content: body.content,
      type,
      forumId: forum.id,
      userId: member.id,
      hot: hotRank({ likeCount: 0, commentCount: 0, viewCount: 0, createdAt: now }),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: topics.id });
  if (!row) throw new Error('The new topic has no row');
  await countInForum(tx, forum.id, 1);
  return row.id;
}

/**
 * Changes what is given of a topic. Pinning and hiding do not count as an edit of its words.
 * @throws 404, 409 not_owner, 400 for a manager's field or what the forum does not have
 */
export async function updateTopic(
  tx: Db,
  id: number,
  body: z.output<typeof topicUpdateBody>,
  { member, now, locale }: Writing,
) {
  const row = await lockTopic(tx, id, member);
  requireOwner(member, row);
  refuseManagersFields(member, body, locale);
  const { fixed, status, ...words } = body;
  const columns = await topicColumns(tx, words, { forumId: row.forumId, held: row.files, locale });
  const edited = Object.keys(columns).length > 0;
  await tx
    .update(topics)
    .set({ ...columns, fixed, status, updatedAt: now, ...(edited && { editedAt: now }) })
    .where(eq(topics.id, id));
  if (status && status !== row.status) {
    await countInForum(tx, row.forumId, status === 'published' ? 1 : -1);
  }
}

/** Deletes a topic so that it can be restored for 30 days. @throws 404, 409 not_owner */
export async function deleteTopic(tx: Db, id: number, { member, now }: Writing) {
  const row = await lockTopic(tx, id, member);
  requireOwner(member, row);
  await tx.update(topics).set({ status: 'deleted', deletedAt: now }).where(eq(topics.id, id));
  if (row.status === 'published') await countInForum(tx, row.forumId, -1);
}
