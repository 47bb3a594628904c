import { bookmarks } from '../../db/schema/bookmarks.ts';
import { contentPart } from '../../domain/content/contents.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { bookmarkOf, type SavedKey } from './queries.ts';

/**
 * Saves content that a member may read, or removes its bookmark, also of content that was deleted. Neither
 * changes anything the second time. @throws 404
 */
export async function setBookmark(
  tx: Db,
  key: SavedKey,
  { saved, member, locale, now }: { saved: boolean; member: Member; locale: Locale; now: Date },
): Promise<void> {
  if (!saved) {
    await tx.delete(bookmarks).where(bookmarkOf(member.id, key));
    return;
  }
  const [content] = await contentPart('saved', key.subject)(tx, [key.subjectId], member, locale);
  if (!content) throw notFound();
  await tx
    .insert(bookmarks)
    .values({ ...key, userId: member.id, createdAt: now })
    .onConflictDoNothing();
}
