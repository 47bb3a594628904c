import { asc } from 'drizzle-orm';
import { bannedWords } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/words.ts';
import { findBanned } from './matching.ts';

const refusal: Record<Locale, (word: string) => string> = {
  ko: (word) => `쓸 수 없는 말이 들어 있어요: ${word}. 다른 말로 바꿔 주세요.`,
  en: (word) => `This word cannot be used: ${word}. Please choose another.`,
};

/**
 * Refuses what holds one of the operator's banned words. Everything that members write and others
 * read goes through here, by its field's name. @throws 400 with the field's name
 */
export async function refuseBannedWords(
  db: Db,
  locale: Locale,
  fields: Record<string, string | null | undefined>,
): Promise<void> {
  const words = await db
    .select({ word: bannedWords.word, form: bannedWords.form })
    .from(bannedWords)
    .orderBy(asc(bannedWords.id));
  for (const [field, text] of Object.entries(fields)) {
    const found = text ? findBanned(text, words) : undefined;
    if (found) throw invalidField(field, refusal[locale](found.word));
  }
}
