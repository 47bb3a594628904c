import { and, desc, eq, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { Recommendation } from '../../../contract/users.ts';
import { follows } from '../../db/schema/members.ts';
import { blocks } from '../../db/schema/moderation.ts';
import { topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { membersOf } from '../../domain/members/list.ts';
import { findAmong } from '../../domain/search/search.ts';
import { intArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { pageOf } from '../../platform/db/paging.ts';

type Reason = Recommendation['reason'];
/** A member to follow, and why. */
type Recommended = { id: number; reason: Reason };

/** How many of each kind are looked at: enough to choose from, few enough to be quick. */
const CANDIDATES = 60;
/**
 * The number of a member's latest topics that define their forums, and of a forum's that define its
 * authors.
 */
const OWN_TOPICS = 50;
const FORUM_TOPICS = 100;

/** The weight of each reason; of several, the heaviest is shown. */
const weights: Record<Reason, number> = { skin_type: 4, friends: 3, forums: 2, popular: 1 };

/** Builds a condition: active members other than this one, not yet followed, without a block between the two. */
function eligible(db: Db, memberId: number): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    eq(users.status, 'active'),
    ne(users.id, memberId),
    notExists(
      db
        .select(one)
        .from(follows)
        .where(and(eq(follows.followerId, memberId), eq(follows.followingId, users.id))),
    ),
    notExists(
      db
        .select(one)
        .from(blocks)
        .where(
          or(
            and(eq(blocks.userId, memberId), eq(blocks.blockedId, users.id)),
            and(eq(blocks.userId, users.id), eq(blocks.blockedId, memberId)),
          ),
        ),
    ),
  );
}

const best = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(desc(users.followerCount), desc(users.id))
    .limit(CANDIDATES);

/** Finds authors in the forums that a member writes in. */
async function relatedWriters(db: Db, memberId: number): Promise<number[]> {
  const own = await db
    .select({ forumId: topics.forumId })
    .from(topics)
    .where(and(eq(topics.userId, memberId), eq(topics.status, 'published')))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(OWN_TOPICS);
  const forums = [...new Set(own.map(({ forumId }) => forumId))].slice(0, 3);
  const written = [];
  for (const forumId of forums) {
    const latest = await db
      .select({ userId: topics.userId })
      .from(topics)
      .where(and(eq(topics.forumId, forumId), eq(topics.status, 'published')))
      .orderBy(desc(topics.createdAt), desc(topics.id))
      .limit(FORUM_TOPICS);
    written.push(...latest.map(({ userId }) => userId));
  }
  return [...new Set(written)];
}

/** Finds members followed by those whom a member follows. */
async function friendsOfFriends(db: Db, memberId: number): Promise<number[]> {
  const followed = (where: SQL) =>
    db
      .select({ id: follows.followingId })
      .from(follows)
      .where(and(where, sql`${follows.listed}`))
      .orderBy(desc(follows.createdAt), desc(follows.followingId), desc(follows.followerId))
      .limit(CANDIDATES * 4);
  const friends = await followed(eq(follows.followerId, memberId));
  if (friends.length === 0) return [];
  const ids = friends.map(({ id }) => id);
  return (await followed(inArray(follows.followerId, ids))).map(({ id }) => id);
}

/**
 * Recommends members to follow, those with most in common first: a skin type that both show to others or
 * know as their own, friends, forums. A visitor gets those with the most followers.
 */
async function recommend(db: Db, memberId: number | undefined): Promise<Recommended[]> {
  if (memberId === undefined) {
    const popular = await best(db, eq(users.status, 'active'));
    return popular.map(({ id }) => ({ id, reason: 'popular' }));
  }
  const may = eligible(db, memberId);
  const [me] = await db.select({ skinType: users.skinType }).from(users).where(eq(users.id, memberId));
  const found = new Map<number, Reason[]>();
  const add = (reason: Reason, rows: { id: number }[]) => {
    for (const { id } of rows) found.set(id, [...(found.get(id) ?? []), reason]);
  };
  const among = (ids: number[]) => (ids.length === 0 ? [] : best(db, and(may, inArray(users.id, ids))));

  if (me?.skinType) {
    // A member who does not show their type is not found by it.
    const same = and(eq(users.skinType, me.skinType), sql`${users.showSkinType}`);
    add('skin_type', await best(db, and(may, same)));
  }
  add('friends', await among(await friendsOfFriends(db, memberId)));
  add('forums', await among(await relatedWriters(db, memberId)));
  add('popular', await best(db, may));
  const weigh = (reasons: Reason[]) => reasons.reduce((sum, reason) => sum + weights[reason], 0);
  return [...found]
    .map(([id, reasons]) => ({
      id,
      reason: reasons[0] ?? ('popular' as const),
      weight: weigh(reasons),
    }))
    .sort((a, b) => b.weight - a.weight);
}

/** Filters members by a search in their nickname or username. */
async function among(db: Db, members: Recommended[], search: string) {
  const some = sql`select unnest(${intArray(members.map(({ id }) => id))}) as id`;
  const found = new Set(await findAmong(db, 'users', search, some));
  return members.filter(({ id }) => found.has(id));
}

/** Returns a page of recommended members, each with the reason. */
export async function recommendedPage(db: Db, { page, page_size, search }: PageQuery, memberId: number | undefined) {
  const recommended = await recommend(db, memberId);
  const all = search ? await among(db, recommended, search) : recommended;
  const shown = pageOf(all, { page, page_size });
  const rows = await membersOf(
    db,
    shown.map(({ id }) => id),
    memberId,
  );
  const reasons = new Map(shown.map(({ id, reason }) => [id, reason]));
  return {
    count: all.length,
    rows: rows.map((row) => ({ ...row, reason: reasons.get(row.id) ?? ('popular' as const) })),
  };
}
