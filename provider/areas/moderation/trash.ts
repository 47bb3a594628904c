import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm';
import { type ModeratedSubject, TRASH_DAYS } from '../../../contract/constants/moderation.ts';
import type { TrashItem } from '../../../contract/moderation.ts';
import { revisions, trash } from '../../db/schema/moderation.ts';
import { contentPart, findContent, findContents } from '../../domain/content/contents.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { lockedCase } from '../../domain/moderation/cases.ts';
import { presentContent } from '../../domain/moderation/content.ts';
import { logAction, redactLog } from '../../domain/moderation/log.ts';
import { authorNotice } from '../../domain/moderation/notices.ts';
import { readForum, withinReach } from '../../domain/moderation/reach.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { untilShort } from '../../platform/jobs/untilShort.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { mayRestore, requireRestorable, restoresAsManager } from './policy.ts';

const MAX_AGE_MS = TRASH_DAYS * millisecondsInDay;
/** The number of rows per transaction, so that no transaction is long. */
const BATCH_SIZE = 500;

/**
 * Restores deleted content, hidden where it was, and returns its path, '' while it is hidden.
 * @throws 404, 409 not_owner after a manager's deletion, answered_anew
 */
export async function takeOut(tx: Db, id: number, by: Actor): Promise<{ path: string; page: string }> {
  const { member, now } = by;
  const row = await lockExisting(tx, trash, eq(trash.id, id));
  requireRestorable(member, { ...row, forumId: await readForum(tx, member, row) });
  // Whatever its status: it may be hidden at this moment.
  const hidden = (await lockedCase(tx, row))?.status === 'hidden';
  await contentPart('moderated', row.subject).setStatus(tx, row.subjectId, hidden ? 'hidden' : 'published', now);
  await tx.delete(trash).where(eq(trash.id, id));
  const content = await findContent(tx, row);
  if (!content) throw notFound();
  if (restoresAsManager(member, row)) {
    const { subject, subjectId, authorId: memberId, label } = row;
    await logAction(tx, by, {
      action: 'undelete',
      memberId,
      subject,
      subjectId,
      label,
      before: { status: 'deleted' },
      after: { status: hidden ? 'hidden' : 'published' },
    });
    if (!hidden && memberId !== member.id) await notify(tx, authorNotice(row, content, { outcome: 'restored', now }));
  }
  return { page: content.page, path: hidden ? '' : content.path };
}

/** Reads a page of deleted content: of one member, or of everyone as far as a moderator reaches. The latest first. */
export async function listTrash(
  db: Db,
  member: Member,
  { page, page_size, every }: { page: number; page_size: number; every: boolean },
  locale: Locale,
): Promise<{ count: number; results: TrashItem[] }> {
  const wanted = every ? withinReach(trash, member) : eq(trash.authorId, member.id);
  const [counted] = await db.select({ count: count() }).from(trash).where(wanted);
  const rows = await db
    .select()
    .from(trash)
    .where(wanted)
    .orderBy(desc(trash.deletedAt), desc(trash.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const contentOf = await findContents(db, rows);
  const authorBy = await authorsOf(
    db,
    rows.flatMap(({ authorId, deletedBy }) => [authorId, deletedBy]),
    locale,
  );
  const results = rows.flatMap((row) => {
    const content = contentOf(row);
    if (!content) return [];
    return {
      id: row.id,
      content: presentContent(row.subject, content),
      author: knownAuthor(authorBy(row.authorId)),
      deleted_by: knownAuthor(authorBy(row.deletedBy)),
      may_restore: mayRestore(member, row),
      deleted_at: row.deletedAt.toISOString(),
      erased_at: new Date(row.deletedAt.getTime() + MAX_AGE_MS).toISOString(),
    };
  });
  return { count: Number(counted?.count ?? 0), results };
}

async function purgeBatch(tx: Db, now: Date): Promise<number> {
  const old = await tx
    .select()
    .from(trash)
    .where(lte(trash.deletedAt, new Date(now.getTime() - MAX_AGE_MS)))
    .orderBy(asc(trash.deletedAt))
    .limit(BATCH_SIZE)
    // Rows that are being restored at this moment are locked and skipped.
    .for('update', { skipLocked: true });
  for (const subject of new Set(old.map((row) => row.subject))) {
    const rows = old.filter((row) => row.subject === subject);
    await erase(tx, subject, rows);
  }
  return old.length;
}

/** Erases content that was deleted longer ago than it can be restored; returns how much of it. */
export const purgeTrash = (database: Database, now: Date, signal?: AbortSignal): Promise<number> =>
  untilShort(BATCH_SIZE, () => database.write((tx) => purgeBatch(tx, now)), signal);

async function erase(tx: Db, subject: ModeratedSubject, rows: (typeof trash.$inferSelect)[]) {
  const ids = rows.map(({ subjectId }) => subjectId);
  await contentPart('moderated', subject).erase(tx, ids);
  await tx.delete(revisions).where(and(eq(revisions.subject, subject), inArray(revisions.subjectId, ids)));
  await redactLog(tx, subject, ids);
  await tx.delete(trash).where(
    inArray(
      trash.id,
      rows.map(({ id }) => id),
    ),
  );
}
