import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { questionCalls } from '../../../contract/questions.calls.ts';
import { questionCounts, questions } from '../../db/schema/questions.ts';
import { users } from '../../db/schema/users.ts';
import { narrow, SEARCH_MAX } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { pageFromNearestEnd } from '../../platform/db/paging.ts';
import { summaryColumns } from './queries.ts';

type ListQuery = InputOf<typeof questionCalls.getQuestions>['query'];

async function countFound(db: Db, where: SQL | undefined): Promise<number> {
  const found = db.select({ one: sql`1` }).from(questions).where(where).limit(SEARCH_MAX).as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

/** Returns the number of published questions, from a counter alone. */
async function countAll(db: Db, kind: 'all' | 'unanswered'): Promise<number> {
  const [row] = await db
    .select({ count: questionCounts.count })
    .from(questionCounts)
    .where(eq(questionCounts.kind, kind));
  return row?.count ?? 0;
}

/**
 * Returns a page of the questions that match. An unfiltered list takes its total from the counter and reads
 * its second half from the end, so that no page needs a long offset.
 */
export async function listQuestions(db: Db, query: ListQuery) {
  const { page, page_size, search, ordering_type: type } = query;
  const unanswered = type === 'unanswered';
  // Written out, not as parameters, so that the planner uses the index of unanswered questions.
  const listed = unanswered
    ? sql`${questions.status} = 'published' and ${questions.answerCount} = 0`
    : sql`${questions.status} = 'published'`;
  const oldestFirst = query.ordering === 'created_at';
  const column = type === 'hot' && !query.ordering ? questions.hot : questions.createdAt;
  const inOrder = (ahead: boolean) => {
    const direction = ahead === oldestFirst ? asc : desc;
    return [direction(column), direction(questions.id)];
  };
  const inList = (where: SQL | undefined, ahead: boolean) =>
    db
      .select({ id: questions.id })
      .from(questions)
      .where(where)
      .orderBy(...inOrder(ahead));
  const first = (many: number) => sql`${inList(listed, true).limit(many)}`;
  const found = search
    ? await narrow(db, 'questions', search, {
        id: sql`${questions.id}`,
        first: unanswered ? undefined : first,
      })
    : undefined;
  const where = and(listed, found?.filter);
  const count =
    found && unanswered
      ? await countFound(db, where)
      : (found?.count ?? (await countAll(db, unanswered ? 'unanswered' : 'all')));
  const span = pageFromNearestEnd({ page, page_size }, count, { forwards: found !== undefined });
  if (!span) return { count, rows: [] };
  // The page is found by an index only; then only its own rows are read.
  const ids = inList(where, span.forwards).limit(span.limit).offset(span.offset).as('page');
  const rows = await db
    .select(summaryColumns)
    .from(ids)
    .innerJoin(questions, eq(questions.id, ids.id))
    .innerJoin(users, eq(users.id, questions.userId))
    .orderBy(...inOrder(true));
  return { count, rows };
}
