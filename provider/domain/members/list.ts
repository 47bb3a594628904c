import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { userCalls } from '../../../contract/users.calls.ts';
import { follows, memberCounts } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { pageFromNearestEnd } from '../../platform/db/paging.ts';
import { inOrder } from '../../platform/db/rows.ts';
import { narrow, SEARCH_MAX } from '../search/search.ts';
import { summaryColumns } from './present.ts';

type ListQuery = InputOf<typeof userCalls.getUsers>['query'];

const orders = { hot: users.activeAt, new: users.createdAt, best: users.followerCount } as const;

/** Builds a column: whether the asking member follows the row's member. */
const followedBy = (db: Db, memberId: number | undefined) =>
  memberId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(follows)
          .where(and(eq(follows.followerId, memberId), eq(follows.followingId, users.id))),
      )}`;

/** Builds a condition: members whose nickname or username matches a search. */
export const namedLike = (db: Db, search: string, first?: (many: number) => SQL) =>
  narrow(db, 'users', search, { id: sql`${users.id}`, first });

/** Returns the number of active members, from the counters alone. */
async function countMembers(db: Db, query: ListQuery) {
  const stored = await db.select().from(memberCounts);
  const wanted = stored.filter(({ isPartner }) => query.is_partner === undefined || isPartner === query.is_partner);
  return wanted.reduce((sum, { count }) => sum + count, 0);
}

async function countNarrowed(db: Db, where: SQL | undefined) {
  const matching = db.select({ one: sql`1` }).from(users).where(where).limit(SEARCH_MAX).as('matching');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(matching);
  return row?.count ?? 0;
}

/** Returns a page of active members in one of the three orders; the second half is read from its end. */
export async function listMembers(db: Db, query: ListQuery, memberId: number | undefined) {
  const { search, is_partner: partner, skin_type: type } = query;
  const ordered = (down: boolean) => {
    const direction = down ? desc : asc;
    return [direction(orders[query.ordering_type]), direction(users.id)];
  };
  const active = and(
    eq(users.status, 'active'),
    // Written out, not as a parameter, so that the planner uses the indexes of partners.
    partner === undefined ? undefined : partner ? sql`${users.isPartner}` : sql`not ${users.isPartner}`,
    type ? and(eq(users.skinType, type), sql`${users.showSkinType}`) : undefined,
  );
  const page = (where: SQL | undefined, forwards: boolean) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(where)
      .orderBy(...ordered(forwards));
  const found = search ? await namedLike(db, search, (many) => sql`${page(active, true).limit(many)}`) : undefined;
  const where = and(active, found?.filter);
  const isNarrowed = found !== undefined || !!type;
  const count = isNarrowed ? await countNarrowed(db, where) : await countMembers(db, query);
  const span = pageFromNearestEnd(query, count, { forwards: isNarrowed });
  if (!span) return { count, rows: [] };
  const ids = page(where, span.forwards).limit(span.limit).offset(span.offset).as('page');
  const rows = await db
    .select({ ...summaryColumns, followed: followedBy(db, memberId) })
    .from(users)
    .innerJoin(ids, eq(ids.id, users.id))
    .orderBy(...ordered(true));
  return { count, rows };
}

/** Reads members by their ids, in the order of the ids. */
export async function membersOf(db: Db, ids: number[], memberId: number | undefined) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, ...summaryColumns, followed: followedBy(db, memberId) })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.status, 'active')));
  return inOrder(rows, ids);
}
