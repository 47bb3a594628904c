import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Caller } from '../identity/policy.ts';
import { mayModerate } from './policy.ts';

/**
 * Builds a column: the forum that content is in by now, a topic's own and for a comment that of its topic; null for
 * content of any other kind. Its tables are named in full: drizzle writes the columns of a select from one table without
 * it.
 */
const forumOf = (subject: SQLWrapper, id: SQLWrapper): SQL<number | null> =>
  sql<number | null>`case ${subject}
    when 'topic' then (select topics.forum_id from topics where topics.id = ${id})
    when 'comment' then (select topics.forum_id from comments join topics on topics.id = comments.subject_id
      where comments.id = ${id} and comments.subject = 'topic') end`;

/** Builds a condition: the rows about content that a caller with the right to moderate reaches; undefined for every row. */
export const withinReach = (
  { subject, subjectId }: { subject: PgColumn; subjectId: PgColumn },
  caller: Pick<NonNullable<Caller>, 'moderatedForums'>,
): SQL | undefined =>
  caller.moderatedForums ? inArray(forumOf(subject, subjectId), [...caller.moderatedForums]) : undefined;

/** Content of any kind that is moderated or commented on. */
interface Ref {
  subject: string;
  subjectId: number;
}

/** Reads the forum that decides whether a caller moderates content; null, unread, for one whom no forum confines. */
export async function readForum(db: Db, caller: Caller, { subject, subjectId }: Ref): Promise<number | null> {
  if (!caller?.moderatedForums) return null;
  const [row] = await db
    .select({ forumId: forumOf(sql`${subject}::text`, sql`${subjectId}::int`) })
    .from(sql`(select 1) as one`);
  return row?.forumId ?? null;
}

/** Requires a caller who moderates content, or it does not exist for them. @throws 404 */
export async function requireReach(db: Db, caller: Caller, ref: Ref): Promise<void> {
  if (!mayModerate(caller, { forumId: await readForum(db, caller, ref) })) throw notFound();
}
