import { eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { postCalls } from '../../../contract/posts.calls.ts';
import { posts } from '../../db/schema/posts.ts';
import { altsIn, picturesIn, targetsIn } from '../../domain/articles/sanitise.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import { maySetStatus, rejectStatusFields, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { lockCase, moderate } from '../../domain/moderation/cases.ts';
import { requireUnedited } from '../../domain/moderation/editing.ts';
import { rejectWritten } from '../../domain/moderation/newMembers.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';
import { postContent } from './content.ts';
import { postColumns } from './fields.ts';
import { saveRecordMap } from './notion.ts';

/** Returns the texts and the pictures among a post's columns; what describes a picture is a text too. */
const writtenIn = (columns: Partial<typeof posts.$inferSelect>) => ({
  texts: {
    ...postContent.textsOf(columns),
    content: [columns.plain ?? '', ...altsIn(columns.content ?? '')].join('\n'),
    coverAlt: columns.cover?.alt,
  },
  pictures: { cover: columns.cover ? [columns.cover.url] : [], content: picturesIn(columns.content ?? '') },
});

/** Returns whether columns change the form or a picture of a post, of which earlier versions have the text alone. */
const isDrawnAnew = (row: typeof posts.$inferSelect, { content, cover }: Partial<typeof posts.$inferSelect>) =>
  (content !== undefined && content !== row.content) || (cover !== undefined && cover?.url !== row.cover?.url);

/** Creates a post. Returns its id. @throws 400 */
export async function createPost(
  tx: Db,
  body: InputOf<typeof postCalls.createPost>['body'],
  by: RequestContext,
): Promise<number> {
  const { member, now, locale } = by;
  const { columns, recordMap, targets } = await postColumns(tx, body, { held: null, member, locale });
  await rejectWritten(tx, { kind: 'post', ...writtenIn({ ...columns, title: body.title }), targets }, by);
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
    .returning({ id: posts.id });
  if (!row) throw new Error('The new post has no row');
  if (recordMap) await saveRecordMap(tx, row.id, recordMap);
  await applyEffects(tx, 'post_written', { actorId: member.id, source: { kind: 'post', id: row.id }, now });
  return row.id;
}

/**
 * Changes the given fields of a post; it is edited where its article or its cover changes. The status that a post has
 * is no change of it. @throws 404, 409 not_owner, edit_conflict, 400
 */
export async function updatePost(
  tx: Db,
  id: number,
  body: InputOf<typeof postCalls.updatePost>['body'],
  by: RequestContext,
) {
  const { member, now, locale } = by;
  const { status, reason = '', edited_at, ...fields } = body;
  const subject = { subject: 'post', subjectId: id } as const;
  if (status && maySetStatus(member)) await lockCase(tx, subject, status, now);
  const { row } = await postContent.lock(tx, { id }, member);
  requireOwner(member, row);
  requireUnedited(row, { edited_at });
  const isSame = !maySetStatus(member) && status === row.status;
  rejectStatusFields(member, isSame ? { reason: body.reason } : body, locale);
  const { columns, recordMap, targets } = await postColumns(tx, fields, { held: row, member, locale });
  const before = { ...writtenIn(row), targets: { content: targetsIn(row.content) } };
  await rejectWritten(tx, { kind: 'post', ...writtenIn(columns), targets, before }, by);
  const changed = await saveRevision(tx, postContent, row, columns, { member, now, reason });
  const edited = changed || isDrawnAnew(row, columns);
  await tx
    .update(posts)
    .set({ ...columns, updatedAt: now, ...(edited && { editedAt: now }) })
    .where(eq(posts.id, id));
  if (recordMap !== undefined) await saveRecordMap(tx, id, recordMap);
  if (status && status !== row.status) {
    await moderate(tx, subject, { status, reason }, { member, now });
  }
}
