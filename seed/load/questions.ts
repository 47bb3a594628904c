import { millisecondsInHour } from 'date-fns/constants';
import { sql } from 'drizzle-orm';
import { questionRank } from '../../provider/areas/questions/queries.ts';
import { comments } from '../../provider/db/schema/comments.ts';
import { answerLikes, answers, questions } from '../../provider/db/schema/questions.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { hoursTogether } from '../content/members.ts';
import { questions as content, type SeedQuestion } from '../content/questions/questions.ts';
import { idAt, known } from './accounts.ts';

/** Inserts the questions with their answers, likes and comments, the oldest first. */
export async function insertQuestions(tx: Db, now: Date, users: ReadonlyMap<string, number>) {
  const at = (hours: number) => new Date(now.getTime() - hours * millisecondsInHour);
  const written = (texts: { author: string; content: string; hours_ago: number }) => ({
    userId: known(users, texts.author),
    content: texts.content,
    createdAt: at(texts.hours_ago),
    showManagerBadge: texts.author === 'manager',
  });
  const made = await tx
    .insert(questions)
    .values(
      content.map((question) => {
        const row = {
          ...written(question),
          slug: question.slug,
          title: question.title,
          answerCount: question.answers.length,
          commentCount: question.comments.length,
          threadCount: question.comments.length,
          updatedAt: at(question.hours_ago),
        };
        return { ...row, hot: questionRank(row) };
      }),
    )
    .returning({ id: questions.id });

  const under = <T extends { hours_ago: number }>(part: (question: SeedQuestion) => T[]) =>
    content
      .flatMap((question, index) =>
        part(question).map((said, place) => ({ said, place, question, id: idAt(made, index) })),
      )
      .sort((a, b) => b.said.hours_ago - a.said.hours_ago);

  const given = under((question) => question.answers);
  const ids = await tx
    .insert(answers)
    .values(
      given.map(({ said, id }) => ({
        ...written(said),
        questionId: id,
        likeCount: said.likers.length,
        updatedAt: at(said.hours_ago),
      })),
    )
    .returning({ id: answers.id });
  await tx.insert(answerLikes).values(
    given.flatMap(({ said }, index) =>
      said.likers.map((name) => ({
        answerId: idAt(ids, index),
        userId: known(users, name),
        createdAt: at(hoursTogether(name, said.hours_ago) / 2),
      })),
    ),
  );
  const accepted = given.flatMap(({ question, place, id }, index) =>
    question.accepted === place ? [sql`(${id}::int, ${idAt(ids, index)}::int)`] : [],
  );
  await tx.execute(sql`
    update ${questions} set accepted_id = taken.answer
    from (values ${sql.join(accepted, sql`, `)}) as taken (question, answer)
    where ${questions.id} = taken.question`);
  await tx.insert(comments).values(
    under((question) => question.comments).map(({ said, id }) => ({
      ...written(said),
      subject: 'question' as const,
      subjectId: id,
    })),
  );
}
