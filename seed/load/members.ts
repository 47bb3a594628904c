import { millisecondsInHour } from 'date-fns/constants';
import { eq, inArray, sql } from 'drizzle-orm';
import { ACTIVE_DAYS_STORED } from '../../contract/constants/statistics.ts';
import { comments } from '../../provider/db/schema/comments.ts';
import { badgeAwards, follows } from '../../provider/db/schema/members.ts';
import { postLikes, posts } from '../../provider/db/schema/posts.ts';
import { topicLikes, topics } from '../../provider/db/schema/topics.ts';
import { users } from '../../provider/db/schema/users.ts';
import { type BadgeRule, badgeRules } from '../../provider/domain/badges/rules.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { daysBefore } from '../../provider/platform/time/days.ts';
import { seoulDate } from '../../provider/platform/time/seoul.ts';
import { follows as followContent, OPENED_DAYS_AGO, showsSkinType, socials } from '../content/follows.ts';
import { accounts, members as content } from '../content/members.ts';
import { known } from './accounts.ts';

const everyone = [...content, ...accounts];

async function insertFollows(tx: Db, now: Date, members: ReadonlyMap<string, number>) {
  await tx.insert(follows).values(
    followContent.map(({ follower, following, hours_ago }) => ({
      followerId: known(members, follower),
      followingId: known(members, following),
      createdAt: new Date(now.getTime() - hours_ago * millisecondsInHour),
    })),
  );
  await tx.execute(sql`
    update users set
      follower_count = (select count(*) from follows where following_id = users.id),
      following_count = (select count(*) from follows where follower_id = users.id),
      active_at = greatest(
        created_at,
        (select max(created_at) from topics where user_id = users.id),
        (select max(created_at) from comments where user_id = users.id),
        (select max(created_at) from topic_likes where user_id = users.id))`);
  await tx.execute(sql`
    insert into active_days (day, user_id)
    select distinct ${seoulDate(sql`created_at`)}::date, user_id
    from (${sql.join(
      [topics, posts, comments, topicLikes, postLikes].map(
        (table) => sql`select created_at, user_id from ${table} where created_at <= ${now.toISOString()}`,
      ),
      sql` union all `,
    )}) as actions
    where created_at > ${daysBefore(now, ACTIVE_DAYS_STORED).toISOString()}`);
}

/** Sets members' profiles beside their introduction. */
async function describe(tx: Db, members: ReadonlyMap<string, number>) {
  const types = new Map<string, number[]>();
  for (const { username, skinType } of everyone) {
    if (!skinType) continue;
    types.set(skinType, [...(types.get(skinType) ?? []), known(members, username)]);
  }
  for (const [skinType, ids] of types) {
    await tx.update(users).set({ skinType }).where(inArray(users.id, ids));
  }
  const shown = everyone.filter(({ username }) => showsSkinType(username));
  const ids = shown.map(({ username }) => known(members, username));
  await tx.update(users).set({ showSkinType: true }).where(inArray(users.id, ids));
  for (const [username, found] of Object.entries(socials)) {
    const social = { instagram: '', youtube: '', blog: '', ...found };
    await tx
      .update(users)
      .set({ social })
      .where(eq(users.id, known(members, username)));
  }
}

/** The rows of each counter: their member and time. */
const counted = {
  topicCount: sql`select user_id, created_at from topics where status = 'published'`,
  postCount: sql`select user_id, created_at from posts where status = 'published'`,
  commentCount: sql`select user_id, created_at from comments where status = 'published'`,
  followerCount: sql`select following_id as user_id, created_at from follows`,
  likeCount: sql.join(
    (['topic', 'post', 'answer', 'comment'] as const).map((kind) => {
      const [likes, contents, id] = [`${kind}_likes`, `${kind}s`, `${kind}_id`].map((name) => sql.identifier(name));
      return sql`select c.user_id, l.created_at from ${likes} l join ${contents} c on c.id = l.${id}
        where l.user_id <> c.user_id`;
    }),
    sql` union all `,
  ),
} as const;

/** Awards a badge to all who have reached it, as of the moment that they did. */
async function award(tx: Db, { id, earnedBy }: BadgeRule, now: Date) {
  const [earned, atLeast] =
    typeof earnedBy === 'string'
      ? [
          sql`select id as user_id, created_at from users
            where created_at <= ${daysBefore(now, OPENED_DAYS_AGO).toISOString()}`,
          1,
        ]
      : 'days' in earnedBy
        ? [
            sql`select id as user_id, created_at + make_interval(days => ${earnedBy.days}) as created_at
              from users where created_at + make_interval(days => ${earnedBy.days}) <= ${now.toISOString()}`,
            1,
          ]
        : [counted[earnedBy.counter], earnedBy.atLeast];
  await tx.execute(sql`
    insert into ${badgeAwards} (user_id, badge_id, awarded_at)
    select user_id, ${id}::int, created_at from (
      select user_id, created_at, row_number() over (partition by user_id order by created_at) as place
      from (${earned}) as earned
    ) as placed where place = ${atLeast}::int`);
}

/** Inserts follows, members' profiles, and the badges for all of it. */
export async function insertMemberActivity(tx: Db, now: Date, members: ReadonlyMap<string, number>): Promise<void> {
  await insertFollows(tx, now, members);
  await describe(tx, members);
  for (const rule of badgeRules) await award(tx, rule, now);
}
