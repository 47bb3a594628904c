import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { FollowAnswer } from '../../../contract/users.ts';
import { follows } from '../../db/schema/members.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { applyEffects, undoEffects } from '../../domain/effects/effects.ts';
import { isFollowing } from '../../domain/members/find.ts';
import { lockFollows } from '../../domain/members/leave.ts';
import { membersOf, namedLike } from '../../domain/members/list.ts';
import { hasBlocked } from '../../domain/moderation/blocks.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound, sessionEnded } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';

interface Following {
  followerId: number;
  followed: UserRow;
  now: Date;
  locale: Locale;
}

/**
 * Locks both members in the order of their ids: two may follow each other at once. Their keys stay free,
 * which every call of theirs with an Idempotency-Key refers to.
 */
async function lockBoth(tx: Db, ids: number[]) {
  for (const id of ids.toSorted((a, b) => a - b)) await lockFollows(tx, id);
  const rows = await tx
    .select({
      id: users.id,
      username: users.username,
      status: users.status,
      followerCount: users.followerCount,
    })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for('no key update');
  return (id: number) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error('A member was not found');
    return row;
  };
}

/** Follows or unfollows a member, and updates both their counts. @throws 404, 401 where one has just left */
export async function toggleFollow(
  tx: Db,
  { followerId, followed: { id }, now, locale }: Following,
): Promise<FollowAnswer> {
  const rowOf = await lockBoth(tx, [followerId, id]);
  const { followerCount, username, status } = rowOf(id);
  if (status !== 'active') throw notFound();
  if (rowOf(followerId).status === 'left') throw sessionEnded();
  const rejected = (why: 'followSelf' | 'followBlocked') => ({
    success: false,
    followed: false,
    follower_count: followerCount,
    reason: message(locale, `members:${why}`),
  });
  if (followerId === id) return rejected('followSelf');
  const isOn = await isFollowing(tx, followerId, id);
  const barred = (await hasBlocked(tx, id, followerId)) || (await hasBlocked(tx, followerId, id));
  if (!isOn && barred) return rejected('followBlocked');

  const own = and(eq(follows.followerId, followerId), eq(follows.followingId, id));
  if (isOn) await tx.delete(follows).where(own);
  else await tx.insert(follows).values({ followerId, followingId: id, createdAt: now });
  const change = isOn ? -1 : 1;
  await tx
    .update(users)
    .set({ followerCount: sql`${users.followerCount} + ${change}` })
    .where(eq(users.id, id));
  await tx
    .update(users)
    .set({ followingCount: sql`${users.followingCount} + ${change}` })
    .where(eq(users.id, followerId));

  await (isOn ? undoEffects : applyEffects)(tx, 'followed', {
    actorId: followerId,
    to: id,
    about: { subject: { type: 'user', id, path: `/users/${username}/followers` } },
    now,
  });
  return { success: true, followed: !isOn, follower_count: followerCount + change };
}

const sides = {
  followers: {
    whose: follows.followingId,
    shown: follows.followerId,
    count: (user: UserRow) => user.followerCount,
  },
  followings: {
    whose: follows.followerId,
    shown: follows.followingId,
    count: (user: UserRow) => user.followingCount,
  },
} as const;

/** Lists the followers of a member, or the members they follow, the latest first. */
export async function listFollows(
  db: Db,
  side: keyof typeof sides,
  user: UserRow,
  { page, page_size, search }: PageQuery,
  memberId: number | undefined,
) {
  const { whose, shown, count: countOf } = sides[side];
  const found = search ? await namedLike(db, search) : undefined;
  const matching = and(eq(whose, user.id), sql`${follows.listed}`, found?.filter);
  const all = db
    .select({ id: shown })
    .from(follows)
    .$dynamic()
    .orderBy(desc(follows.createdAt), desc(shown))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const rows = found ? await all.innerJoin(users, eq(users.id, shown)).where(matching) : await all.where(matching);
  const members = await membersOf(
    db,
    rows.map(({ id }) => id),
    memberId,
  );
  if (!found) return { count: countOf(user), rows: members };
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(follows)
    .innerJoin(users, eq(users.id, shown))
    .where(matching);
  return { count: counted?.count ?? 0, rows: members };
}
