import { subYears } from 'date-fns';
import { and, asc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { reportCases, reports, trash } from '../../db/schema/moderation.ts';
import { findContents } from '../../domain/content/contents.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { untilShort } from '../../platform/jobs/untilShort.ts';

/** Reports are kept this long after the last decision on their content, as the privacy policy says. */
const KEPT_YEARS = 3;
/** The number of cases per transaction, so that no transaction is long. */
const BATCH_SIZE = 500;

/**
 * Deletes the reports of the next old cases, and the cases. One that hides content stays for as long as that is there
 * or can be restored: it says so, and why. Returns the ids that it has looked at.
 */
async function purgeBatch(tx: Db, after: number, now: Date): Promise<number[]> {
  const old = await tx
    .select()
    .from(reportCases)
    .where(
      and(
        gt(reportCases.id, after),
        inArray(reportCases.status, ['dismissed', 'hidden']),
        ne(reportCases.appealStatus, 'open'),
        lte(reportCases.changedAt, subYears(now, KEPT_YEARS)),
      ),
    )
    .orderBy(asc(reportCases.id))
    .limit(BATCH_SIZE)
    // One that is being reported or decided on at this moment is locked, and no longer old.
    .for('update', { skipLocked: true });
  const hiding = old.filter(({ status }) => status === 'hidden');
  const contentOf = await findContents(tx, hiding);
  const kept = new Set<number>();
  for (const subject of new Set(old.map((row) => row.subject))) {
    const ids = old.filter((row) => row.subject === subject).map(({ subjectId }) => subjectId);
    await tx.delete(reports).where(and(eq(reports.subject, subject), inArray(reports.subjectId, ids)));
    const restorable = await tx
      .select({ id: trash.subjectId })
      .from(trash)
      .where(and(eq(trash.subject, subject), inArray(trash.subjectId, ids)));
    for (const row of hiding.filter((it) => it.subject === subject)) {
      const content = contentOf(row);
      const isThere = content !== undefined && content.status !== 'deleted';
      if (isThere || restorable.some(({ id }) => id === row.subjectId)) kept.add(row.id);
    }
  }
  const seen = old.map(({ id }) => id);
  await tx.delete(reportCases).where(
    inArray(
      reportCases.id,
      seen.filter((id) => !kept.has(id)),
    ),
  );
  return seen;
}

/** Deletes reports, and what was decided on them, some years after the last decision. */
export async function purgeReports(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  let after = 0;
  const purgeNext = async () => {
    const seen = await database.write((tx) => purgeBatch(tx, after, now));
    after = seen.at(-1) ?? after;
    return seen.length;
  };
  await untilShort(BATCH_SIZE, purgeNext, signal);
}
