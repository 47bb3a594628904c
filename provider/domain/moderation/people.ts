import { inArray } from 'drizzle-orm';
import type { Author } from '../../../contract/users.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { authorColumns, presentAuthor } from '../members/present.ts';

/** Reads members by their ids, as public authors, for rows that refer to several. */
export async function peopleOf(
  db: Db,
  ids: readonly (number | null | undefined)[],
): Promise<(id: number | null | undefined) => Author | null> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  const rows =
    wanted.length === 0
      ? []
      : await db.select({ id: users.id, person: authorColumns }).from(users).where(inArray(users.id, wanted));
  const people = new Map(rows.map(({ id, person }) => [id, presentAuthor(person)]));
  return (id) => (id ? (people.get(id) ?? null) : null);
}

/** Returns a member whom a row refers to. @throws Error when there is none */
export function someone(person: Author | null): Author {
  if (!person) throw new Error('A row names a member who is not there');
  return person;
}
