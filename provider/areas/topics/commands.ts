import { and, eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { forumTopicCalls, topicCalls } from '../../../contract/topics.calls.ts';
import { type forums, topics } from '../../db/schema/topics.ts';
import { awardBadges } from '../../domain/badges/award.ts';
import { maySetStatus, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { earn, reverse } from '../../domain/ledger/earn.ts';
import { touchLastActive } from '../../domain/members/activity.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import { lockCase, moderate } from '../../domain/moderation/cases.ts';
import { discard } from '../../domain/moderation/discard.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { countInForum } from './counters.ts';
import { topicColumns } from './fields.ts';
import { rejectManagerFields, requireOpenForum, visibleTopics } from './policy.ts';

type Changes = InputOf<typeof topicCalls.updateTopic>['body'];

/** Returns the topic's row, locked until the transaction ends. @throws 404 unless `member` may read it */
export async function lockTopic(tx: Db, id: number, member: Member | null, forumId?: number) {
  const [row] = await tx
    .select()
    .from(topics)
    .where(
      and(eq(topics.id, id), visibleTopics(member), forumId === undefined ? undefined : eq(topics.forumId, forumId)),
    )
    .for('update');
  if (!row) throw notFound();
  return row;
}

const earning = (id: number, userId: number, now: Date) => ({
  userId,
  subject: { kind: 'topic', id },
  now,
});

/** Creates a topic in a forum and counts it there. Returns its id. */
export async function createTopic(
  tx: Db,
  forum: typeof forums.$inferSelect,
  body: InputOf<typeof forumTopicCalls.createTopic>['body'],
  { member, now, locale }: RequestContext,
): Promise<number> {
  requireOpenForum(member, forum);
  rejectManagerFields(member, body, [], locale);
  await rejectBanned(tx, body, locale);
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
  await earn(tx, 'topic_written', earning(row.id, member.id, now));
  await awardBadges(tx, member.id, now);
  await touchLastActive(tx, member.id, now);
  return row.id;
}

/**
 * Changes the given fields of a topic. Pinning and hiding do not count as an edit of its text.
 * @throws 404, 409 not_owner, 400 for a manager's field or an unknown reference to the forum
 */
export async function updateTopic(tx: Db, id: number, body: Changes, { member, now, locale }: RequestContext) {
  const { fixed, status, reason = '', ...fields } = body;
  const subject = { subject: 'topic', subjectId: id } as const;
  if (status && maySetStatus(member)) await lockCase(tx, subject, status, now);
  const row = await lockTopic(tx, id, member);
  requireOwner(member, row);
  rejectManagerFields(member, body, row.categories, locale);
  await rejectBanned(tx, fields, locale);
  const columns = await topicColumns(tx, fields, row, { member, locale });
  const edited = Object.keys(columns).length > 0;
  await tx
    .update(topics)
    .set({ ...columns, fixed, updatedAt: now, ...(edited && { editedAt: now }) })
    .where(eq(topics.id, id));
  await recordRevision(tx, row, columns, { member, now, reason });
  if (fixed !== undefined && fixed !== row.fixed) {
    const action = fixed ? 'pin' : 'unpin';
    const change = { before: { fixed: row.fixed }, after: { fixed } };
    await logAction(tx, { ...actionOn(row, member), ...subject, action, reason, ...change, now });
  }
  if (status && status !== row.status) {
    await moderate(tx, subject, { status, reason }, { member, now });
  }
}

/** Rejects banned words in a topic's texts. */
const rejectBanned = (tx: Db, { title, content, name, productType }: Changes, locale: RequestContext['locale']) =>
  rejectBannedWords(tx, locale, { title, content, name, productType });

const actionOn = (row: typeof topics.$inferSelect, member: Member) => ({
  managerId: member.id,
  memberId: row.userId,
  label: row.title,
});

/** Stores a topic's earlier text. */
async function recordRevision(
  tx: Db,
  row: typeof topics.$inferSelect,
  { title = row.title, content = row.content, files = row.files }: Partial<typeof row>,
  { member, now, reason }: { member: Member; now: Date; reason: string },
) {
  const urls = (of: typeof row.files) => of.map(({ url }) => url);
  const subject = { subject: 'topic', subjectId: row.id } as const;
  await saveRevision(tx, subject, {
    before: { title: row.title, content: row.content, fileUrls: urls(row.files) },
    after: { title, content, fileUrls: urls(files) },
    authorId: row.userId,
    writtenAt: row.editedAt ?? row.createdAt,
    by: member.id,
    label: row.title,
    reason,
    now,
  });
}

/** Deletes a topic so that it can be restored for 30 days. @throws 404, 409 not_owner */
export async function deleteTopic(tx: Db, id: number, { member, now }: RequestContext) {
  const row = await lockTopic(tx, id, member);
  requireOwner(member, row);
  await tx.update(topics).set({ status: 'deleted', deletedAt: now }).where(eq(topics.id, id));
  if (row.status === 'published') await countInForum(tx, row.forumId, -1);
  await reverse(tx, 'topic_written', earning(id, row.userId, now));
  const subject = { subject: 'topic', subjectId: id } as const;
  await discard(tx, subject, { authorId: row.userId, status: row.status, text: row.title, member, now });
}
