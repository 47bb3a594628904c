import { and, inArray } from 'drizzle-orm';
import { posts } from '../../db/schema/posts.ts';
import type { FindSaved } from '../../domain/bookmarks/content.ts';
import { visiblePosts } from './policy.ts';

/** Finds posts for a member's list of bookmarks. */
export const findSavedPosts: FindSaved = async (db, ids, member) => {
  const rows = await db
    .select({ id: posts.id, title: posts.title, excerpt: posts.excerpt, cover: posts.cover })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), visiblePosts(member)));
  return rows.map(({ cover, ...row }) => ({ ...row, path: `/posts/${row.id}`, image: cover?.url ?? null }));
};
