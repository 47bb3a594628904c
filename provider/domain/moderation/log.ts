import { count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ManagerAction, ModeratedSubject } from '../../../contract/constants/moderation.ts';
import type { LogEntry, logQuery } from '../../../contract/moderation.ts';
import { managerLog } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { authorsOf, knownAuthor } from './authors.ts';

/** An action of a manager; `label` names the content as it was. */
export interface NewLogEntry {
  action: ManagerAction;
  managerId: number;
  /** The author of the content. */
  memberId?: number;
  subject?: ModeratedSubject;
  subjectId?: number;
  label?: string;
  reason?: string;
  now: Date;
}

const LABEL_MAX = 80;

/** Returns the start of a text on one line, as a name for its content. */
export const labelOf = (text: string) => [...text.replace(/\s+/g, ' ').trim()].slice(0, LABEL_MAX).join('');

/** Logs a manager's action, in its transaction. The log cannot be changed afterwards. */
export async function logAction(tx: Db, { label = '', now, ...action }: NewLogEntry) {
  await tx.insert(managerLog).values({ ...action, label: labelOf(label), createdAt: now });
}

/** Returns a page of the audit log, the latest first. */
export async function listLog(
  db: Db,
  { page, page_size, action }: z.output<typeof logQuery>,
): Promise<{ count: number; results: LogEntry[] }> {
  const wanted = action ? eq(managerLog.action, action) : undefined;
  const [counted] = await db.select({ count: count() }).from(managerLog).where(wanted);
  const rows = await db
    .select()
    .from(managerLog)
    .where(wanted)
    .orderBy(desc(managerLog.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const authorBy = await authorsOf(
    db,
    rows.flatMap(({ managerId, memberId }) => [managerId, memberId]),
  );
  const results = rows.map((row) => ({
    id: row.id,
    action: row.action,
    manager: knownAuthor(authorBy(row.managerId)),
    member: authorBy(row.memberId),
    subject: row.subject,
    subject_id: row.subjectId,
    label: row.label,
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
  }));
  return { count: Number(counted?.count ?? 0), results };
}
