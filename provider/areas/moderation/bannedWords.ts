import { count, desc, eq, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { BannedWord } from '../../../contract/moderation.ts';
import { bannedWords } from '../../db/schema/moderation.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { authorsOf } from '../../domain/moderation/authors.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { formOf, isLongEnough } from '../../domain/moderation/matching.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';

/** Returns a page of the operator's banned words, the latest first. */
export async function listBannedWords(
  db: Db,
  { page, page_size, search }: PageQuery,
  locale: Locale,
): Promise<{ count: number; results: BannedWord[] }> {
  const wanted = search ? holds(sql`${bannedWords.word}`, search) : undefined;
  const [counted] = await db.select({ count: count() }).from(bannedWords).where(wanted);
  const rows = await db
    .select()
    .from(bannedWords)
    .where(wanted)
    .orderBy(desc(bannedWords.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const authorBy = await authorsOf(
    db,
    rows.map(({ createdBy }) => createdBy),
    locale,
  );
  const results = rows.map(({ id, word, createdBy, createdAt }) => ({
    id,
    word,
    created_at: createdAt.toISOString(),
    user: authorBy(createdBy),
  }));
  return { count: Number(counted?.count ?? 0), results };
}

/** Bans a word from now on. @throws 400 for one that is banned already or would match everything */
export async function addBannedWord(tx: Db, text: string, by: Actor & { locale: Locale }): Promise<BannedWord> {
  const { member, now, locale } = by;
  const form = formOf(text);
  if (!isLongEnough(form)) throw fieldError(locale, 'word', 'wordTooShort');
  const [row] = await tx
    .insert(bannedWords)
    .values({ word: text, form, createdBy: member.id, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw fieldError(locale, 'word', 'wordThere');
  await logAction(tx, by, { action: 'add_banned_word', label: text, after: { banned_word: text } });
  const authorBy = await authorsOf(tx, [member.id], locale);
  return { id: row.id, word: text, created_at: now.toISOString(), user: authorBy(member.id) };
}

/** Removes a banned word. @throws 404 */
export async function removeBannedWord(tx: Db, id: number, by: Actor) {
  const [row] = await tx.delete(bannedWords).where(eq(bannedWords.id, id)).returning();
  if (!row) throw notFound();
  await logAction(tx, by, { action: 'remove_banned_word', label: row.word, before: { banned_word: row.word } });
}
