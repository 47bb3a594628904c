import { and, eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { LikeAnswer } from '../../../contract/common.ts';
import type { questionAnswerCalls } from '../../../contract/questions.calls.ts';
import { answerLikes, answers, questions } from '../../db/schema/questions.ts';
import { rejectBadge, requireOwner } from '../../domain/identity/policy.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { touchLastActive } from '../../domain/members/activity.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import { rejectBlocked } from '../../domain/moderation/blocks.ts';
import { discard } from '../../domain/moderation/discard.ts';
import { saveRevision } from '../../domain/moderation/revisions.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { toggleLike } from '../../domain/reactions/like.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { mayReadAnswer, requireAsker } from './policy.ts';
import { hasAnswer, lockQuestion, type QuestionRow, setCounts } from './queries.ts';

/** Locks an answer after its question. @throws 404 */
async function lockAnswer(tx: Db, id: number, member: Member | null) {
  const [which] = await tx.select({ questionId: answers.questionId }).from(answers).where(eq(answers.id, id));
  if (!which) throw notFound();
  const question = await lockQuestion(tx, eq(questions.id, which.questionId), member);
  const answer = await lockRow(tx, answers, eq(answers.id, id));
  if (!answer || !mayReadAnswer(member, answer)) throw notFound();
  return { question, answer };
}

/**
 * Creates an answer to a question. Returns its id. @throws 404, 409 already_answered, blocked, 400
 */
export async function createAnswer(
  tx: Db,
  { question: slug, content, showManagerBadge }: InputOf<typeof questionAnswerCalls.createAnswer>['body'],
  { member, now, locale }: RequestContext,
): Promise<number> {
  rejectBadge(member, { showManagerBadge }, locale);
  const question = await lockQuestion(tx, eq(questions.slug, slug), member);
  await rejectBlocked(tx, { by: question.userId, member: member.id });
  if (await hasAnswer(tx, { questionId: question.id, userId: member.id })) {
    throw new ApiError(409, 'already_answered');
  }
  await rejectBannedWords(tx, locale, { content });
  const [row] = await tx
    .insert(answers)
    .values({
      questionId: question.id,
      userId: member.id,
      content,
      showManagerBadge,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: answers.id });
  if (!row) throw new Error('The new answer has no row');
  await setCounts(tx, question, { answerCount: question.answerCount + 1 });
  await notifyAsker(tx, question, { answerId: row.id, actorId: member.id, now });
  await touchLastActive(tx, member.id, now);
  return row.id;
}

/** Returns the address of an answer on its question's page. */
const answerPath = ({ slug }: QuestionRow, id: number) => `/questions/${slug}#answer-${id}`;

const notifyAsker = (
  tx: Db,
  question: QuestionRow,
  { answerId, actorId, now }: { answerId: number; actorId: number; now: Date },
) =>
  notify(tx, {
    to: question.userId,
    kind: 'answer',
    actorId,
    subject: { type: 'question', id: question.id, title: question.title, path: answerPath(question, answerId) },
    cause: { subject: 'answer', subjectId: answerId },
    now,
  });

/** Changes an answer's text. Returns its question. @throws 404, 409 not_owner, 400 */
export async function updateAnswer(
  tx: Db,
  id: number,
  body: InputOf<typeof questionAnswerCalls.updateAnswer>['body'],
  { member, now, locale }: RequestContext,
): Promise<QuestionRow> {
  const { question, answer } = await lockAnswer(tx, id, member);
  requireOwner(member, answer);
  rejectBadge(member, body, locale);
  await rejectBannedWords(tx, locale, { content: body.content });
  const subject = { subject: 'answer', subjectId: id } as const;
  const changed = await saveRevision(tx, subject, {
    before: { content: answer.content },
    after: { content: body.content },
    authorId: answer.userId,
    writtenAt: answer.editedAt ?? answer.createdAt,
    by: member.id,
    label: answer.content,
    now,
  });
  await tx
    .update(answers)
    .set({ ...body, updatedAt: now, ...(changed && { editedAt: now }) })
    .where(eq(answers.id, id));
  return question;
}

/** Deletes an answer so that it can be restored for 30 days. @throws 404, 409 not_owner */
export async function deleteAnswer(tx: Db, id: number, { member, now }: RequestContext): Promise<QuestionRow> {
  const { question, answer } = await lockAnswer(tx, id, member);
  requireOwner(member, answer);
  await tx.update(answers).set({ status: 'deleted', deletedAt: now }).where(eq(answers.id, id));
  if (answer.status === 'published') {
    await setCounts(tx, question, { answerCount: question.answerCount - 1 });
  }
  const subject = { subject: 'answer', subjectId: id } as const;
  await discard(tx, subject, { authorId: answer.userId, status: answer.status, text: answer.content, member, now });
  return question;
}

/** Toggles whether the asker accepts a published answer. @throws 404, 409 not_asker */
export async function toggleAccepted(tx: Db, id: number, { member }: RequestContext) {
  const { question, answer } = await lockAnswer(tx, id, member);
  if (answer.status !== 'published') throw notFound();
  requireAsker(member, question);
  const accepted = question.acceptedId !== id;
  await tx
    .update(questions)
    .set({ acceptedId: accepted ? id : null })
    .where(eq(questions.id, question.id));
  return { question, accepted };
}

/** Toggles a member's like on a published answer. @throws 404 */
export async function toggleAnswerLike(
  tx: Db,
  id: number,
  { member, now, locale }: RequestContext,
): Promise<{ question: QuestionRow; answer: LikeAnswer }> {
  const { question, answer } = await lockAnswer(tx, id, null);
  const userId = member.id;
  const content = {
    id,
    authorId: answer.userId,
    likeCount: answer.likeCount,
    likes: answerLikes,
    own: and(eq(answerLikes.answerId, id), eq(answerLikes.userId, userId)),
    insert: () => tx.insert(answerLikes).values({ answerId: id, userId, createdAt: now }),
    setLikeCount: (likeCount: number) => tx.update(answers).set({ likeCount }).where(eq(answers.id, id)),
    notice: {
      subject: { type: 'answer', id, title: question.title, path: answerPath(question, id) },
      cause: { subject: 'answer', subjectId: id },
    },
  } as const;
  return { question, answer: await toggleLike(tx, content, { userId, now, locale }) };
}
