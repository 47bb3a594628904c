import { and, eq, gt } from 'drizzle-orm';
import { type reportCases, reports } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';

export type CaseRow = typeof reportCases.$inferSelect;

/**
 * Returns the version of a case that a decision names, as an instant: a report, a decision or an appeal makes another,
 * and so does an edit, whose text nobody has decided about.
 */
export function versionOf({ changedAt }: CaseRow, content: { editedAt: Date | null } | undefined): string {
  const { editedAt } = content ?? {};
  return (editedAt && editedAt > changedAt ? editedAt : changedAt).toISOString();
}

/** Reads the reports of a case since its last decision, with the facts about their members. */
export const reportsOf = (db: Db, row: Pick<CaseRow, 'subject' | 'subjectId' | 'decidedAt'>) =>
  db
    .select({ report: reports, user: users })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(
      and(
        eq(reports.subject, row.subject),
        eq(reports.subjectId, row.subjectId),
        row.decidedAt ? gt(reports.createdAt, row.decidedAt) : undefined,
      ),
    );
