import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { questionCalls } from '../../../contract/questions.calls.ts';
import { questions } from '../../db/schema/questions.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import { rejectBadge, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireUnedited } from '../../domain/moderation/editing.ts';
import { rejectWritten } from '../../domain/moderation/newMembers.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import type { Db } from '../../platform/db/client.ts';
import { questionContent } from './content.ts';
import { questionRank } from './queries.ts';
import { slugOf } from './slug.ts';

/** Creates a question. Returns its slug. @throws 400 */
export async function createQuestion(
  tx: Db,
  body: InputOf<typeof questionCalls.createQuestion>['body'],
  by: RequestContext,
): Promise<string> {
  const { member, now, locale } = by;
  rejectBadge(member, body, locale);
  await rejectWritten(tx, { kind: 'question', texts: questionContent.textsOf(body) }, by);
  // The id is part of the slug, so it is drawn before the row is inserted.
  const [next] = await tx.select({ id: sql<number>`nextval('questions_id_seq')::int` }).from(sql`(values (1)) as one`);
  if (!next) throw new Error('The sequence of questions gave no id');
  const slug = slugOf(body.title, next.id);
  const counts = { answerCount: 0, commentCount: 0, createdAt: now };
  await tx.insert(questions).values({
    ...body,
    id: next.id,
    slug,
    userId: member.id,
    ...counts,
    hot: questionRank(counts),
    updatedAt: now,
  });
  await applyEffects(tx, 'question_written', { actorId: member.id, now });
  return slug;
}

/** Changes the given fields of a question. @throws 404, 409 not_owner, edit_conflict, 400 */
export async function updateQuestion(
  tx: Db,
  slug: string,
  { edited_at, ...body }: InputOf<typeof questionCalls.updateQuestion>['body'],
  by: RequestContext,
) {
  const { member, now, locale } = by;
  const { row } = await questionContent.lock(tx, { slug }, member);
  requireOwner(member, row);
  requireUnedited(row, { edited_at });
  rejectBadge(member, body, locale, row);
  const texts = questionContent.textsOf({ ...row, ...body });
  await rejectWritten(tx, { kind: 'question', texts, before: { texts: questionContent.textsOf(row) } }, by);
  const changed = await saveRevision(tx, questionContent, row, body, { member, now });
  await tx
    .update(questions)
    .set({ ...body, updatedAt: now, ...(changed && { editedAt: now }) })
    .where(eq(questions.id, row.id));
}
