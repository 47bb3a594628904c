import { and, count, desc, eq } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { Revision } from '../../../contract/moderation.ts';
import { revisions } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { authorsOf, knownAuthor } from './authors.ts';
import type { ContentRef } from './content.ts';
import { logAction } from './log.ts';

/** The fields of content whose earlier versions are stored and shown; a change of others is no edit. */
export interface RevisionText {
  title?: string;
  content: string;
  fileUrls?: string[];
}

const ofContent = ({ subject, subjectId }: ContentRef) =>
  and(eq(revisions.subject, subject), eq(revisions.subjectId, subjectId));

const isSame = (one: RevisionText, other: RevisionText) =>
  one.content === other.content &&
  (one.title ?? '') === (other.title ?? '') &&
  (one.fileUrls ?? []).join() === (other.fileUrls ?? []).join();

const loggedText = ({ fileUrls = [], ...text }: RevisionText) => ({ ...text, pictures: fileUrls.length });

/**
 * Stores the text of locked content before it changes, unless it stays the same, and logs the action when a
 * manager changed another member's. `writtenAt` is the time of its last change, `label` names it in the log.
 * Returns whether there was a change.
 */
export async function saveRevision(
  tx: Db,
  key: ContentRef,
  {
    before,
    after,
    authorId,
    writtenAt,
    by,
    label,
    reason,
    now,
  }: {
    before: RevisionText;
    after: RevisionText;
    authorId: number;
    writtenAt: Date;
    by: number;
    label: string;
    reason?: string;
    now: Date;
  },
): Promise<boolean> {
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
    userId: latest?.by ?? authorId,
    createdAt: writtenAt,
    replacedBy: by,
    replacedAt: now,
  });
  if (by !== authorId) {
    const change = { before: loggedText(before), after: loggedText(after) };
    await logAction(tx, { action: 'edit', managerId: by, memberId: authorId, ...key, label, reason, ...change, now });
  }
  return true;
}

/** Returns a page of a content's earlier versions, the latest first. */
export async function listRevisions(
  db: Db,
  key: ContentRef,
  { page, page_size }: Pick<PageQuery, 'page' | 'page_size'>,
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
  );
  const results = rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    fileUrls: row.fileUrls,
    user: knownAuthor(authorBy(row.userId)),
    created_at: row.createdAt.toISOString(),
    replaced_at: row.replacedAt.toISOString(),
  }));
  return { count: Number(counted?.count ?? 0), results };
}
