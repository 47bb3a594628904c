import { trash } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Actor } from '../identity/requestContext.ts';
import { notify } from '../notifications/notify.ts';
import { withdrawCaused } from './causes.ts';
import { labelOf, logAction } from './log.ts';
import { nameOf, type Revised } from './revisions.ts';

/** The page on which an author finds deleted content, with the manager who deleted it. */
const TRASH_PATH = '/me/trash';

/**
 * Moves deleted content into the trash, from which it can be restored, withdraws the notifications of it, and
 * notifies its author when a manager deleted it. `row` is as it was before.
 */
export async function discard<Row extends { id: number; userId: number; status: string }>(
  tx: Db,
  { kind: subject, revisionOf }: Revised<Row>,
  row: Row,
  by: Actor,
) {
  const { member, now } = by;
  const { id: subjectId, userId: authorId, status } = row;
  const label = labelOf(nameOf(revisionOf(row)));
  await tx
    .insert(trash)
    .values({ subject, subjectId, authorId, deletedBy: member.id, label, deletedAt: now })
    .onConflictDoUpdate({
      target: [trash.subject, trash.subjectId],
      set: { deletedBy: member.id, deletedAt: now, label },
    });
  const isOwn = member.id === authorId;
  await withdrawCaused(tx, { subject, subjectId }, isOwn ? [] : [authorId]);
  if (isOwn) return;
  await logAction(tx, by, {
    action: 'delete',
    memberId: authorId,
    subject,
    subjectId,
    label,
    before: { status },
    after: { status: 'deleted' },
  });
  await notify(tx, {
    to: authorId,
    kind: 'moderation',
    subject: { type: subject, id: subjectId, title: label, path: TRASH_PATH },
    outcome: 'removed',
    now,
  });
}
