import { eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { forumTopicCalls, topicCalls } from '../../../contract/topics.calls.ts';
import { type forums, topics } from '../../db/schema/topics.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import { maySetStatus, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { lockCase, moderate } from '../../domain/moderation/cases.ts';
import { requireUnedited } from '../../domain/moderation/editing.ts';
import { rejectWritten } from '../../domain/moderation/newMembers.ts';
import { pinTopic } from '../../domain/moderation/promoted.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';
import { countInForum, topicContent } from './content.ts';
import { topicColumns } from './fields.ts';
import { rejectManagerFields, requireOpenForum } from './policy.ts';

type Changes = InputOf<typeof topicCalls.updateTopic>['body'];

/** Returns the texts among the fields of a topic, with what describes its pictures. */
const textsOf = (fields: Partial<typeof topics.$inferSelect> & Pick<Changes, 'fileAlts'>) => ({
  ...topicContent.textsOf(fields),
  fileAlts: fields.fileAlts?.join('\n'),
});

/** Creates a topic in a forum and counts it there. Returns its id. */
export async function createTopic(
  tx: Db,
  forum: typeof forums.$inferSelect,
  body: InputOf<typeof forumTopicCalls.createTopic>['body'],
  by: RequestContext,
): Promise<number> {
  const { member, now, locale } = by;
  requireOpenForum(member, forum);
  rejectManagerFields(member, body, undefined, locale);
  const { fileUrls } = body;
  await rejectWritten(tx, { kind: 'topic', texts: textsOf(body), pictures: { fileUrls } }, by);
  const held = { forumId: forum.id, userId: member.id, files: [], surveyData: null };
  const columns = await topicColumns(tx, body, held, { member, locale });
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
  await applyEffects(tx, 'topic_written', { actorId: member.id, source: { kind: 'topic', id: row.id }, now });
  return row.id;
}

/**
 * Changes the given fields of a topic; it is edited where earlier versions differ from it.
 * @throws 404, 409 not_owner, edit_conflict, 400 for a manager's field or an unknown reference to the forum
 */
export async function updateTopic(tx: Db, id: number, body: Changes, by: RequestContext) {
  const { member, now, locale } = by;
  const { fixed, status, reason = '', edited_at, ...fields } = body;
  const subject = { subject: 'topic', subjectId: id } as const;
  if (status && maySetStatus(member)) await lockCase(tx, subject, status, now);
  const { row } = await topicContent.lock(tx, { id }, member);
  requireOwner(member, row);
  requireUnedited(row, { edited_at });
  rejectManagerFields(member, body, row, locale);
  const written = { texts: textsOf(fields), pictures: { fileUrls: fields.fileUrls ?? [] } };
  const before = {
    texts: textsOf({ ...row, fileAlts: row.files.map(({ alt }) => alt) }),
    pictures: { fileUrls: row.files.map(({ url }) => url) },
  };
  await rejectWritten(tx, { kind: 'topic', ...written, before }, by);
  const columns = await topicColumns(tx, fields, row, { member, locale });
  const changed = await saveRevision(tx, topicContent, row, columns, { member, now, reason });
  await tx
    .update(topics)
    .set({ ...columns, updatedAt: now, ...(changed && { editedAt: now }) })
    .where(eq(topics.id, id));
  if (fixed !== undefined) await pinTopic(tx, row, fixed, by, reason);
  if (status && status !== row.status) {
    await moderate(tx, subject, { status, reason }, by);
  }
}
