import { and, asc, desc, eq } from 'drizzle-orm';
import type { bookmarkCalls } from '../../../contract/bookmarks.calls.ts';
import type { Bookmark } from '../../../contract/bookmarks.ts';
import type { InputOf } from '../../../contract/call.ts';
import { bookmarks } from '../../db/schema/bookmarks.ts';
import { contentPart } from '../../domain/content/contents.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';

type Row = typeof bookmarks.$inferSelect;
/** The kind and the id of content. */
export type SavedKey = Pick<Row, 'subject' | 'subjectId'>;

/** Builds a condition: a member's bookmark of one content. */
export const bookmarkOf = (userId: number, { subject, subjectId }: SavedKey) =>
  and(eq(bookmarks.userId, userId), eq(bookmarks.subject, subject), eq(bookmarks.subjectId, subjectId));

/** Returns whether a member has saved content. */
export async function hasSaved(db: Db, userId: number, key: SavedKey): Promise<boolean> {
  const rows = await db.select({ id: bookmarks.subjectId }).from(bookmarks).where(bookmarkOf(userId, key));
  return rows.length > 0;
}

/** Returns a page of what a member has saved, the last first, and the total number. */
export async function listBookmarks(
  db: Db,
  { member, locale }: { member: Member; locale: Locale },
  { page, page_size, subject }: InputOf<typeof bookmarkCalls.getBookmarks>['query'],
): Promise<{ count: number; results: Bookmark[] }> {
  const own = and(eq(bookmarks.userId, member.id), subject && eq(bookmarks.subject, subject));
  const count = await db.$count(bookmarks, own);
  const rows = await db
    .select()
    .from(bookmarks)
    .where(own)
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.subjectId), asc(bookmarks.subject))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const contentOf = await findContents(db, rows, { member, locale });
  const results = rows.map((row) => ({
    subject: row.subject,
    id: row.subjectId,
    saved_at: row.createdAt.toISOString(),
    content: contentOf(row),
  }));
  return { count, results };
}

/** Finds the contents of bookmarks, with one query for each kind. */
async function findContents(db: Db, rows: readonly Row[], { member, locale }: { member: Member; locale: Locale }) {
  const found = new Map<string, Bookmark['content']>();
  for (const subject of new Set(rows.map((row) => row.subject))) {
    const ids = rows.filter((row) => row.subject === subject).map(({ subjectId }) => subjectId);
    for (const { id, ...content } of await contentPart('saved', subject)(db, ids, member, locale)) {
      found.set(`${subject}:${id}`, content);
    }
  }
  return ({ subject, subjectId }: SavedKey) => found.get(`${subject}:${subjectId}`) ?? null;
}
