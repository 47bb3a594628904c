import { and, count, desc, eq } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { revisedSubjects } from '../../../contract/constants/moderation.ts';
import type { Revision } from '../../../contract/moderation.ts';
import { revisions } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import type { ContentRef } from '../content/contents.ts';
import type { RevisionText } from '../content/written.ts';
import type { Actor } from '../identity/requestContext.ts';
import { authorsOf, knownAuthor } from './authors.ts';
import { logAction } from './log.ts';

/** A kind of content whose earlier versions are stored. */
export interface Revised<Row> {
  kind: (typeof revisedSubjects)[number];
  revisionOf(row: Row): RevisionText;
}

/** Returns the text that names content to managers: its title, or all of it. */
export const nameOf = ({ title, content }: RevisionText) => title ?? content;

const ofContent = ({ subject, subjectId }: ContentRef) =>
  and(eq(revisions.subject, subject), eq(revisions.subjectId, subjectId));

const isSame = (one: RevisionText, other: RevisionText) =>
  one.content === other.content &&
  (one.title ?? '') === (other.title ?? '') &&
  (one.fileUrls ?? []).join() === (other.fileUrls ?? []).join();

const loggedText = ({ fileUrls = [], ...text }: RevisionText) => ({ ...text, pictures: fileUrls.length });

/**
 * Stores the text of a locked row before `columns` change it, unless it stays the same, and logs the action when a
 * manager changed another member's. Returns whether there was a change.
 */
export async function saveRevision<Row extends { id: number; userId: number; createdAt: Date; editedAt: Date | null }>(
  tx: Db,
  content: Revised<Row>,
  row: Row,
  columns: Partial<Row>,
  by: Actor & { reason?: string },
): Promise<boolean> {
  const { member, now, reason } = by;
  const key = { subject: content.kind, subjectId: row.id };
  const [before, after] = [content.revisionOf(row), content.revisionOf({ ...row, ...columns })];
  if (isSame(before, after)) return false;
  const [latest] = await tx
    .select({ by: revisions.replacedBy })
    .from(revisions)
    .where(ofContent(key))
    .orderBy(desc(revisions.id))
    .limit(1);
  await tx.insert(revisions).values({
    ...key,
    ...before,
    userId: latest?.by ?? row.userId,
    createdAt: row.editedAt ?? row.createdAt,
    replacedBy: member.id,
    replacedAt: now,
  });
  if (member.id !== row.userId) {
    await logAction(tx, by, {
      ...key,
      action: 'edit',
      memberId: row.userId,
      label: nameOf(before),
      reason,
      before: loggedText(before),
      after: loggedText(after),
    });
  }
  return true;
}

/** Returns a page of a content's earlier versions, the latest first. */
export async function listRevisions(
  db: Db,
  key: ContentRef,
  { page, page_size }: Pick<PageQuery, 'page' | 'page_size'>,
  locale: Locale,
): Promise<{ count: number; results: Revision[] }> {
  const [counted] = await db.select({ count: count() }).from(revisions).where(ofContent(key));
  const rows = await db
    .select()
    .from(revisions)
    .where(ofContent(key))
    .orderBy(desc(revisions.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const authorBy = await authorsOf(
    db,
    rows.map(({ userId }) => userId),
    locale,
  );
  const results = rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    fileUrls: row.fileUrls,
    user: knownAuthor(authorBy(row.userId)),
    created_at: row.createdAt.toISOString(),
  }));
  return { count: Number(counted?.count ?? 0), results };
}
