import { inArray } from 'drizzle-orm';
import type { Author } from '../../../contract/users.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { authorColumns, presentAuthor } from '../members/present.ts';

/** Reads members by their ids, as public authors, for rows that refer to several. */
export async function authorsOf(
  db: Db,
  ids: readonly (number | null | undefined)[],
  locale: Locale,
): Promise<(id: number | null | undefined) => Author | null> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  const rows =
    wanted.length === 0
      ? []
      : await db.select({ id: users.id, author: authorColumns }).from(users).where(inArray(users.id, wanted));
  const authors = new Map(rows.map(({ id, author }) => [id, presentAuthor(author, locale)]));
  return (id) => (id ? (authors.get(id) ?? null) : null);
}

/** Returns a member whom a row refers to. @throws Error when there is none */
export function knownAuthor(author: Author | null): Author {
  if (!author) throw new Error('A row names a member who is not there');
  return author;
}
