import { asc } from 'drizzle-orm';
import { bannedWords } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { findBanned } from './matching.ts';

/**
 * Rejects text with one of the operator's banned words. All text that members publish passes through
 * here, by its field's name. @throws 400 with the field's name
 */
export async function rejectBannedWords(
  db: Db,
  locale: Locale,
  fields: Record<string, string | null | undefined>,
): Promise<void> {
  const banned = await db
    .select({ word: bannedWords.word, form: bannedWords.form })
    .from(bannedWords)
    .orderBy(asc(bannedWords.id));
  for (const [field, text] of Object.entries(fields)) {
    const found = text ? findBanned(text, banned) : undefined;
    if (found) throw invalidField(field, message(locale, 'moderation:bannedWord', { word: found.word }));
  }
}
