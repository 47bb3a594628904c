import { asc } from 'drizzle-orm';
import { bannedWords } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { findBanned } from './matching.ts';

const readBanned = (db: Db) =>
  db.select({ text: bannedWords.word, form: bannedWords.form }).from(bannedWords).orderBy(asc(bannedWords.id));

const rejection = (locale: Locale, found: string) => message(locale, 'moderation:bannedWord', { word: found });

/** Returns the banned words that are in a text, and the message that its author would get; '' for none. */
export async function testBannedWords(db: Db, locale: Locale, text: string) {
  const matches = findBanned(text, await readBanned(db)).map((found) => found.text);
  return { matches, message: matches[0] ? rejection(locale, matches[0]) : '' };
}

/** Returns whether one of the texts has a banned word. */
export async function hasBannedWords(db: Db, texts: string[]): Promise<boolean> {
  const banned = await readBanned(db);
  return texts.some((text) => findBanned(text, banned).length > 0);
}

/**
 * Rejects text with one of the operator's banned words. All text that members write and publish passes
 * through here, by its field's name. @throws 400 with the field's name
 */
export async function rejectBannedWords(
  db: Db,
  locale: Locale,
  fields: Record<string, string | null | undefined>,
): Promise<void> {
  const banned = await readBanned(db);
  for (const [field, text] of Object.entries(fields)) {
    const [found] = text ? findBanned(text, banned) : [];
    if (found) throw invalidField(field, rejection(locale, found.text));
  }
}
