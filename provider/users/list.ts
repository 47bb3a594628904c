import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { usersQuery } from '../../contract/users.ts';
import type { Db } from '../db/client.ts';
import { follows, memberCounts, userWords } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { holdsInLower, indexSearch } from '../search.ts';
import { summaryColumns } from './present.ts';

type ListQuery = z.output<typeof usersQuery>;

/** A search finds, counts and pages no more than this. */
const SEARCH_MAX = 1000;

const orders = { hot: users.activeAt, new: users.createdAt, best: users.followerCount } as const;

const textArray = (texts: string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Whether the asking member follows the row's member. */
export const followedBy = (db: Db, memberId: number | undefined) =>
  memberId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(follows)
          .where(and(eq(follows.followerId, memberId), eq(follows.followingId, users.id))),
      )}`;

/** Narrows to members whose nickname or username holds a search. */
export async function namedLike(db: Db, search: string): Promise<{ filter: SQL; rare: boolean }> {
  const { grams, patterns } = indexSearch(search);
  const found = sql`find_user_words(
    ${textArray(grams)}, ${textArray(patterns)}, ${SEARCH_MAX}::int)`;
  const rows = await db.select({ id: sql<number>`id` }).from(sql`${found} as found(id)`);
  if (rows.length < SEARCH_MAX) {
    const ids = `{${rows.map(({ id }) => id).join(',')}}`;
    return { filter: sql`${users.id} = any(${ids}::int[])`, rare: true };
  }
  const held = db
    .select({ one: sql`1` })
    .from(userWords)
    .where(and(eq(userWords.userId, users.id), holdsInLower(sql`${userWords.words}`, search)));
  return { filter: exists(held), rare: false };
}

async function countMembers(db: Db, query: ListQuery, filters: SQL[], searched: boolean) {
  if (!searched) {
    const kept = await db.select().from(memberCounts);
    const wanted = kept.filter(
      ({ isPartner }) => query.is_partner === undefined || isPartner === query.is_partner,
    );
    return wanted.reduce((sum, { count }) => sum + count, 0);
  }
  const matching = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(...filters))
    .limit(SEARCH_MAX)
    .as('matching');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(matching);
  return row?.count ?? 0;
}

/** A page of active members in one of the three orders; the second half is read from its end. */
export async function listMembers(db: Db, query: ListQuery, memberId: number | undefined) {
  const found = query.search ? await namedLike(db, query.search) : undefined;
  const filters = [
    eq(users.status, 'active'),
    // Written out, not as a parameter, so that the indexes of partners serve.
    ...(query.is_partner === undefined
      ? []
      : [query.is_partner ? sql`${users.isPartner}` : sql`not ${users.isPartner}`]),
    ...(found ? [found.filter] : []),
  ];
  const count = await countMembers(db, query, filters, found !== undefined);
  const offset = (query.page - 1) * query.page_size;
  const left = Math.min(query.page_size, count - offset);
  if (left <= 0) return { count, rows: [] };
  const fromEnd = count - offset - left;
  // A search that was cut at its most has no end to read from.
  const forwards = offset <= fromEnd || (found !== undefined && !found.rare);
  const inOrder = (down: boolean) => {
    const direction = down ? desc : asc;
    return [direction(orders[query.ordering_type]), direction(users.id)];
  };
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(and(...filters))
    .orderBy(...inOrder(forwards))
    .limit(left)
    .offset(forwards ? offset : fromEnd)
    .as('page');
  const rows = await db
    .select({ ...summaryColumns, followed: followedBy(db, memberId) })
    .from(users)
    .innerJoin(page, eq(page.id, users.id))
    .orderBy(...inOrder(true));
  return { count, rows };
}

/** Members by their ids, in the order of the ids. */
export async function membersOf(db: Db, ids: number[], memberId: number | undefined) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, ...summaryColumns, followed: followedBy(db, memberId) })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.status, 'active')));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
