import { eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { questionAnswerCalls } from '../../../contract/questions.calls.ts';
import { answers, questions } from '../../db/schema/questions.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import { rejectBadge, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { mentionNotices } from '../../domain/mentions/mentions.ts';
import { rejectBlocked } from '../../domain/moderation/blocks.ts';
import { requireUnedited } from '../../domain/moderation/editing.ts';
import { rejectWritten } from '../../domain/moderation/newMembers.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { answerContent, questionContent } from './content.ts';
import { requireAsker } from './policy.ts';
import { hasAnswer, isPublished } from './queries.ts';

/**
 * Creates an answer to a question. Returns its id. @throws 404, 409 already_answered, blocked, 400
 */
export async function createAnswer(
  tx: Db,
  { question: slug, ...fields }: InputOf<typeof questionAnswerCalls.createAnswer>['body'],
  by: RequestContext,
): Promise<number> {
  const { member, now, locale } = by;
  rejectBadge(member, fields, locale);
  const { row: question } = await questionContent.lock(tx, { slug }, member);
  await rejectBlocked(tx, { by: question.userId, member: member.id });
  if (await hasAnswer(tx, { questionId: question.id, userId: member.id })) {
    throw new ApiError(409, 'already_answered');
  }
  await rejectWritten(tx, { kind: 'answer', texts: answerContent.textsOf(fields) }, by);
  const [row] = await tx
    .insert(answers)
    .values({
      ...fields,
      questionId: question.id,
      userId: member.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: answers.id });
  if (!row) throw new Error('The new answer has no row');
  await questionContent.setCounts(tx, question, { answerCount: question.answerCount + 1 });
  const { title } = question;
  const about = aboutOf(
    { id: row.id, title, path: answerContent.placeOf(row.id, { slug, id: row.id }).path },
    member,
    now,
  );
  // Nobody else reads a hidden question.
  const mentions =
    question.status === 'published' ? await mentionNotices(tx, { content: fields.content, ...about }) : [];
  await applyEffects(tx, 'answer_written', {
    actorId: member.id,
    to: question.userId,
    about: { ...about, subject: { ...about.subject, type: 'question', id: question.id } },
    // The asker hears of the answer already.
    notices: mentions.filter(({ to }) => to !== question.userId),
    now,
  });
  return row.id;
}

/** Returns what a notification about an answer says. */
const aboutOf = ({ id, title, path }: { id: number; title: string; path: string }, member: Member, now: Date) => ({
  actorId: member.id,
  subject: { type: 'answer' as const, id, title, path },
  cause: { subject: 'answer' as const, subjectId: id },
  now,
});

/**
 * Changes an answer's text and notifies whom it newly mentions. Returns its page. @throws 404, 409 not_owner,
 * edit_conflict, 400
 */
export async function updateAnswer(
  tx: Db,
  id: number,
  { edited_at, ...body }: InputOf<typeof questionAnswerCalls.updateAnswer>['body'],
  by: RequestContext,
): Promise<string> {
  const { member, now, locale } = by;
  const { row: answer, title, path, page } = await answerContent.lock(tx, { id }, member);
  requireOwner(member, answer);
  requireUnedited(answer, { edited_at });
  rejectBadge(member, body, locale, answer);
  const before = { texts: answerContent.textsOf(answer) };
  await rejectWritten(tx, { kind: 'answer', texts: answerContent.textsOf(body), before }, by);
  const changed = await saveRevision(tx, answerContent, answer, body, { member, now });
  await tx
    .update(answers)
    .set({ ...body, updatedAt: now, ...(changed && { editedAt: now }) })
    .where(eq(answers.id, id));
  if (answer.status === 'published' && (await isPublished(tx, answer.questionId))) {
    const { content } = body;
    const about = aboutOf({ id, title, path }, member, now);
    await notify(tx, ...(await mentionNotices(tx, { content, before: answer.content, ...about })));
  }
  return page;
}

/** Toggles whether the asker accepts a published answer. @throws 404, 409 not_asker */
export async function toggleAccepted(tx: Db, id: number, { member }: RequestContext) {
  const { row: answer, page } = await answerContent.lock(tx, { id }, member);
  if (answer.status !== 'published') throw notFound();
  const question = await lockExisting(tx, questions, eq(questions.id, answer.questionId));
  requireAsker(member, question);
  const accepted = question.acceptedId !== id;
  await tx
    .update(questions)
    .set({ acceptedId: accepted ? id : null })
    .where(eq(questions.id, question.id));
  return { page, accepted };
}
