import { asc, eq } from 'drizzle-orm';
import { forumModerators } from '../../db/schema/moderation.ts';
import { forums } from '../../db/schema/topics.ts';
import type { Db } from '../../platform/db/client.ts';

/** Reads the forums of a moderator in their order; none of one of the whole site. */
export const readModeratedForums = (db: Db, userId: number) =>
  db
    .select({ id: forums.id, slug: forums.slug, name: forums.name, nameEn: forums.nameEn })
    .from(forumModerators)
    .innerJoin(forums, eq(forums.id, forumModerators.forumId))
    .where(eq(forumModerators.userId, userId))
    .orderBy(asc(forums.position), asc(forums.id));
