import { asc, eq, sql } from 'drizzle-orm';
import { forumModerators } from '../../db/schema/moderation.ts';
import { forums } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';

/** Reads the forums of a moderator in their order; none of one of the whole site. */
export const readModeratedForums = (db: Db, userId: number) =>
  db
    .select({ id: forums.id, slug: forums.slug, name: forums.name, nameEn: forums.nameEn })
    .from(forumModerators)
    .innerJoin(forums, eq(forums.id, forumModerators.forumId))
    .where(eq(forumModerators.userId, userId))
    .orderBy(asc(forums.position), asc(forums.id));

/**
 * A column beside `users.role`: the ids of the forums of a moderator; null of one of the whole site and of other roles.
 * Both are of one state of the database: a moment later, somebody whose role was taken away has no forums, which means
 * all.
 */
export const moderatedForumIds = sql<number[] | null>`case ${users.role} when 'moderator' then (
  select array_agg(${forumModerators.forumId}) from ${forumModerators} where ${forumModerators.userId} = ${users.id}) end`;
