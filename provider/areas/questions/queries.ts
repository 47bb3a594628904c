import { and, asc, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { ANSWERS_SHOWN } from '../../../contract/constants/common.ts';
import { answerLikes, answers, questions } from '../../db/schema/questions.ts';
import { users } from '../../db/schema/users.ts';
import { collapsedOf } from '../../domain/content/collapsed.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { type Named, namedIn } from '../../domain/mentions/mentions.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import { EXCERPT_READ } from '../../platform/text/excerpt.ts';
import { visibleAnswers, visibleQuestions } from './policy.ts';

export type QuestionRow = typeof questions.$inferSelect;

const { content, ...lean } = getTableColumns(questions);
const extraColumns = {
  user: authorColumns,
  collapsed: collapsedOf('question', questions.id),
  /** Whether the answer that its asker accepted is published. */
  answered: sql<boolean>`exists (select 1 from ${answers}
    where ${answers.id} = ${questions.acceptedId} and ${answers.status} = 'published')`,
};
/** Columns of a question in a list: its text only as far as the excerpt needs. */
export const summaryColumns = {
  question: { ...lean, content: sql<string>`left(${content}, ${EXCERPT_READ})` },
  ...extraColumns,
};

/** Returns a question that `member` (null for a visitor) may read, or undefined. */
export async function findQuestion(db: Db, slug: string, member: Member | null) {
  const [row] = await db
    .select({ question: questions, ...extraColumns })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .where(and(eq(questions.slug, slug), visibleQuestions(member)));
  return row;
}
/** Returns whether everyone reads a question. */
export const isPublished = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(questions, and(eq(questions.id, id), visibleQuestions(null)))) > 0;
export type FoundQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

const answerRows = (db: Db, member: Member | null) => {
  const own = and(eq(answerLikes.answerId, answers.id), eq(answerLikes.userId, member?.id ?? 0));
  return db
    .select({
      answer: answers,
      user: authorColumns,
      collapsed: collapsedOf('answer', answers.id),
      liked: sql<boolean>`${answerLikes.userId} is not null`,
    })
    .from(answers)
    .innerJoin(users, eq(users.id, answers.userId))
    .leftJoin(answerLikes, own);
};
/** An answer with the members whom the answers read with it mention. */
export type AnswerRow = Awaited<ReturnType<typeof answerRows>>[number] & { named: Named };

/** Reads the members whom answers mention. */
async function withNamed(db: Db, rows: Awaited<ReturnType<typeof answerRows>>): Promise<AnswerRow[]> {
  const named = await namedIn(
    db,
    rows.map(({ answer }) => answer.content),
  );
  return rows.map((row) => ({ ...row, named }));
}

/** Lists the best answers that `member` may read: the accepted one first, then by likes, then the oldest. */
export async function listAnswers(db: Db, question: QuestionRow, member: Member | null): Promise<AnswerRow[]> {
  const accepted = sql`${answers.id} = ${question.acceptedId ?? 0}`;
  const rows = await answerRows(db, member)
    .where(and(eq(answers.questionId, question.id), visibleAnswers(member)))
    .orderBy(desc(accepted), desc(answers.likeCount), asc(answers.id))
    .limit(ANSWERS_SHOWN);
  return withNamed(db, rows);
}

/** Returns an answer that `member` may read, or undefined. */
export async function findAnswer(db: Db, which: SQL | undefined, member: Member | null) {
  const [row] = await withNamed(db, await answerRows(db, member).where(and(which, visibleAnswers(member))));
  return row;
}

/** Returns whether a member has an answer to a question, hidden or not. */
export async function hasAnswer(
  db: Db,
  { questionId, userId }: Pick<typeof answers.$inferSelect, 'questionId' | 'userId'>,
): Promise<boolean> {
  const own = await db
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.questionId, questionId), eq(answers.userId, userId), ne(answers.status, 'deleted')));
  return own.length > 0;
}

/** Computes a question's hot rank: an answer counts as two comments. */
export const questionRank = ({
  answerCount,
  commentCount,
  createdAt,
}: Pick<QuestionRow, 'answerCount' | 'commentCount' | 'createdAt'>): number =>
  hotRank({ likeCount: 0, commentCount: commentCount + 2 * answerCount, viewCount: 0, createdAt });
