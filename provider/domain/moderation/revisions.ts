import { isDeepStrictEqual } from 'node:util';
import { and, count, desc, eq } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { revisedSubjects } from '../../../contract/constants/moderation.ts';
import type { Revision } from '../../../contract/moderation.ts';
import { own } from '../../../contract/own.ts';
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

/** What content may have besides its text that readers see, and that earlier versions do not have. */
interface Labels {
  categories?: string[];
  tags?: string[];
  products?: number[];
  cover?: { url: string } | null;
  showManagerBadge?: boolean;
}

/** Returns what the log stores of content. */
const logged = (
  { fileUrls = [], ...text }: RevisionText,
  { categories, tags, products, cover, showManagerBadge }: Labels,
) => ({
  ...text,
  pictures: fileUrls.length,
  categories: categories?.join(', '),
  tags: tags?.join(', '),
  products: products?.length,
  cover: cover?.url,
  manager_badge: showManagerBadge,
});

/** Returns whether columns change anything of a row. */
const differs = (row: object, columns: object) =>
  Object.entries(columns).some(([name, value]) => value !== undefined && !isDeepStrictEqual(value, own(row, name)));

/**
 * Stores the text of a locked row before `columns` change it, unless it stays the same, and logs the action when a
 * manager changed anything of another member's. Returns whether the text changes.
 */
export async function saveRevision<
  Row extends Labels & { id: number; userId: number; createdAt: Date; editedAt: Date | null },
>(tx: Db, content: Revised<Row>, row: Row, columns: Partial<Row>, by: Actor & { reason?: string }): Promise<boolean> {
  const { member, now, reason } = by;
  const key = { subject: content.kind, subjectId: row.id };
  const changed = { ...row, ...columns };
  const [before, after] = [content.revisionOf(row), content.revisionOf(changed)];
  if (member.id !== row.userId && differs(row, columns)) {
    await logAction(tx, by, {
      ...key,
      action: 'edit',
      memberId: row.userId,
      label: nameOf(before),
      reason,
      before: logged(before, row),
      after: logged(after, changed),
    });
  }
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
