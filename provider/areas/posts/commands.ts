import { and, eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { postCalls } from '../../../contract/posts.calls.ts';
import { posts } from '../../db/schema/posts.ts';
import { awardBadges } from '../../domain/badges/award.ts';
import { maySetStatus, rejectStatusFields, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { earn, reverse } from '../../domain/ledger/earn.ts';
import { touchLastActive } from '../../domain/members/activity.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import { lockCase, moderate } from '../../domain/moderation/cases.ts';
import { discard } from '../../domain/moderation/discard.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { postColumns } from './fields.ts';
import { saveRecordMap } from './notion.ts';
import { visiblePosts } from './policy.ts';

/** Locks a visible post's row until the transaction ends. @throws 404 */
export async function lockPost(tx: Db, id: number, member: Member | null) {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(member)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

const earning = ({ id, userId }: { id: number; userId: number }, now: Date) => ({
  userId,
  subject: { kind: 'post', id },
  now,
});

/** Creates a post. Returns its id. @throws 400 */
export async function createPost(
  tx: Db,
  body: InputOf<typeof postCalls.createPost>['body'],
  { member, now, locale }: RequestContext,
): Promise<number> {
  const { columns, recordMap } = await postColumns(tx, body, { held: null, member, locale });
  await rejectBannedWords(tx, locale, { title: body.title, content: columns.plain });
  const [row] = await tx
    .insert(posts)
    .values({
      title: body.title,
      content: '',
      plain: '',
      excerpt: '',
      ...columns,
      userId: member.id,
      hot: hotRank({ likeCount: 0, commentCount: 0, viewCount: 0, createdAt: now }),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: posts.id, userId: posts.userId });
  if (!row) throw new Error('The new post has no row');
  if (recordMap) await saveRecordMap(tx, row.id, recordMap);
  await earn(tx, 'post_written', earning(row, now));
  await awardBadges(tx, member.id, now);
  await touchLastActive(tx, member.id, now);
  return row.id;
}

/**
 * Changes the given fields of a post. Hiding does not count as an edit of its text, and the status that a
 * post has is no change of it. @throws 404, 409 not_owner, 400
 */
export async function updatePost(
  tx: Db,
  id: number,
  body: InputOf<typeof postCalls.updatePost>['body'],
  { member, now, locale }: RequestContext,
) {
  const { status, reason = '', ...fields } = body;
  if (status && maySetStatus(member)) await lockCase(tx, subjectOf({ id }), status, now);
  const row = await lockPost(tx, id, member);
  requireOwner(member, row);
  const isSame = !maySetStatus(member) && status === row.status;
  rejectStatusFields(member, isSame ? { reason: body.reason } : body, locale);
  const { columns, recordMap } = await postColumns(tx, fields, { held: row, member, locale });
  await rejectBannedWords(tx, locale, { title: columns.title, content: columns.plain });
  const edited = Object.keys(columns).length > 0;
  await tx
    .update(posts)
    .set({ ...columns, updatedAt: now, ...(edited && { editedAt: now }) })
    .where(eq(posts.id, id));
  if (recordMap !== undefined) await saveRecordMap(tx, id, recordMap);
  await recordRevision(tx, row, columns, { member, now, reason });
  if (status && status !== row.status) {
    await moderate(tx, subjectOf(row), { status, reason }, { member, now });
  }
}

const subjectOf = ({ id }: { id: number }) => ({ subject: 'post', subjectId: id }) as const;

/** Stores a post's earlier text. */
async function recordRevision(
  tx: Db,
  row: typeof posts.$inferSelect,
  { title = row.title, plain = row.plain }: { title?: string; plain?: string },
  { member, now, reason }: { member: Member; now: Date; reason: string },
) {
  await saveRevision(tx, subjectOf(row), {
    before: { title: row.title, content: row.plain },
    after: { title, content: plain },
    authorId: row.userId,
    writtenAt: row.editedAt ?? row.createdAt,
    by: member.id,
    label: row.title,
    reason,
    now,
  });
}

/** Deletes a post so that it can be restored for 30 days. @throws 404, 409 not_owner */
export async function deletePost(tx: Db, id: number, { member, now }: RequestContext) {
  const row = await lockPost(tx, id, member);
  requireOwner(member, row);
  await tx.update(posts).set({ status: 'deleted', deletedAt: now }).where(eq(posts.id, id));
  await reverse(tx, 'post_written', earning(row, now));
  await discard(tx, subjectOf(row), { authorId: row.userId, status: row.status, text: row.title, member, now });
}
