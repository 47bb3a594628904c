import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { questionCalls } from '../../../contract/questions.calls.ts';
import { questions } from '../../db/schema/questions.ts';
import { rejectBadge, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { touchLastActive } from '../../domain/members/activity.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import { discard } from '../../domain/moderation/discard.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockQuestion, questionRank } from './queries.ts';
import { slugOf } from './slug.ts';

const bySlug = (slug: string) => eq(questions.slug, slug);

/** Creates a question. Returns its slug. @throws 400 */
export async function createQuestion(
  tx: Db,
  { title, content, showManagerBadge }: InputOf<typeof questionCalls.createQuestion>['body'],
  { member, now, locale }: RequestContext,
): Promise<string> {
  rejectBadge(member, { showManagerBadge }, locale);
  await rejectBannedWords(tx, locale, { title, content });
  // The id is part of the slug, so it is drawn before the row is inserted.
  const [next] = await tx.select({ id: sql<number>`nextval('questions_id_seq')::int` }).from(sql`(values (1)) as one`);
  if (!next) throw new Error('The sequence of questions gave no id');
  const slug = slugOf(title, next.id);
  const counts = { answerCount: 0, commentCount: 0, createdAt: now };
  await tx.insert(questions).values({
    id: next.id,
    slug,
    userId: member.id,
    title,
    content,
    showManagerBadge,
    ...counts,
    hot: questionRank(counts),
    updatedAt: now,
  });
  await touchLastActive(tx, member.id, now);
  return slug;
}

/** Changes the given fields of a question. @throws 404, 409 not_owner, 400 */
export async function updateQuestion(
  tx: Db,
  slug: string,
  body: InputOf<typeof questionCalls.updateQuestion>['body'],
  { member, now, locale }: RequestContext,
) {
  const row = await lockQuestion(tx, bySlug(slug), member);
  requireOwner(member, row);
  rejectBadge(member, body, locale);
  const { title = row.title, content = row.content } = body;
  await rejectBannedWords(tx, locale, { title, content });
  const subject = { subject: 'question', subjectId: row.id } as const;
  const changed = await saveRevision(tx, subject, {
    before: { title: row.title, content: row.content },
    after: { title, content },
    authorId: row.userId,
    writtenAt: row.editedAt ?? row.createdAt,
    by: member.id,
    label: row.title,
    now,
  });
  await tx
    .update(questions)
    .set({ ...body, updatedAt: now, ...(changed && { editedAt: now }) })
    .where(eq(questions.id, row.id));
}

/** Deletes a question so that it can be restored for 30 days. @throws 404, 409 not_owner */
export async function deleteQuestion(tx: Db, slug: string, { member, now }: RequestContext) {
  const row = await lockQuestion(tx, bySlug(slug), member);
  requireOwner(member, row);
  await tx.update(questions).set({ status: 'deleted', deletedAt: now }).where(eq(questions.id, row.id));
  const subject = { subject: 'question', subjectId: row.id } as const;
  await discard(tx, subject, { authorId: row.userId, status: row.status, text: row.title, member, now });
}
