import { desc, lte } from 'drizzle-orm';
import { IMPORT_PROBLEMS_MAX, IMPORT_RUNS_MAX } from '../../../../contract/constants/contents.ts';
import type { ImportRun } from '../../../../contract/managedContents.ts';
import { importRuns } from '../../../db/schema/contents.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { ImportReport } from './importResult.ts';

/** How an import ended: when, and why it could not go on, '' where it did. */
interface Ended {
  startedAt: Date;
  endedAt: Date;
  error: string;
}

/** Stores what an import did for the console, which shows the last ones; those before them are deleted. */
export async function storeRun(tx: Db, { videos, photos, problems }: ImportReport, ended: Ended): Promise<void> {
  const [stored] = await tx
    .insert(importRuns)
    .values({
      ...ended,
      videos: videos ?? null,
      photos: photos ?? null,
      problems: problems.slice(0, IMPORT_PROBLEMS_MAX),
      problemCount: problems.length,
    })
    .returning({ id: importRuns.id });
  if (stored) await tx.delete(importRuns).where(lte(importRuns.id, stored.id - IMPORT_RUNS_MAX));
}

/** Lists the last imports, the latest first. */
export async function listRuns(db: Db): Promise<ImportRun[]> {
  const rows = await db.select().from(importRuns).orderBy(desc(importRuns.id)).limit(IMPORT_RUNS_MAX);
  return rows.map(({ startedAt, endedAt, problemCount, ...row }) => ({
    ...row,
    started_at: startedAt.toISOString(),
    ended_at: endedAt.toISOString(),
    problem_count: problemCount,
  }));
}
