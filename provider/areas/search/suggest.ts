import { asc, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SearchResult, Suggestion } from '../../../contract/search.ts';
import { postTags } from '../../db/schema/posts.ts';
import { forums, forumTags } from '../../db/schema/topics.ts';
import { holds, withoutSign } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { findResults } from './find.ts';
import { presentResult } from './present.ts';

/** The number of suggestions of each kind. */
const most = { topic: 4, post: 2, question: 2, user: 3 } as const;
const MOST_TAGS = 3;

async function titlesOf(db: Db, search: string, locale: Locale): Promise<Suggestion[]> {
  const rows = await findResults(db, 'suggestions', { search, locale }, { offset: 0, ends: most });
  return rows
    .filter(({ titled }) => titled)
    .flatMap((row) => presentResult(row, locale))
    .map(suggestionOf);
}

const suggestionOf = (result: SearchResult): Suggestion => ({
  type: result.type as keyof typeof most,
  key: result.key,
  text: result.title,
  place: result.place,
  avatar: result.type === 'user' ? (result.user?.avatar ?? null) : null,
  user: result.user,
});

/** Returns the tags of posts and of forums whose names match a search: short lists, which are read in full. */
async function tagsOf(db: Db, search: string, locale: Locale): Promise<Suggestion[]> {
  const wanted = withoutSign(search, '#');
  const named = (name: AnyPgColumn, nameEn: AnyPgColumn) =>
    or(holds(sql`${name}`, wanted), holds(sql`${nameEn}`, wanted));
  const [ofPosts, ofForums] = await Promise.all([
    db
      .select()
      .from(postTags)
      .where(named(postTags.name, postTags.nameEn))
      .orderBy(asc(postTags.position), asc(postTags.slug)),
    db
      .select({ tag: forumTags, forum: forums })
      .from(forumTags)
      .innerJoin(forums, eq(forums.id, forumTags.forumId))
      .where(named(forumTags.name, forumTags.nameEn))
      .orderBy(asc(forums.position), asc(forums.id), asc(forumTags.position), asc(forumTags.id)),
  ]);
  const found = [
    ...ofPosts.map((tag) => ({ tag, place: null })),
    ...ofForums.map(({ tag, forum }) => ({ tag, place: { slug: forum.slug, name: localised(forum, 'name', locale) } })),
  ];
  return found.slice(0, MOST_TAGS).map(({ tag, place }) => ({
    type: 'tag',
    key: tag.slug,
    text: localised(tag, 'name', locale),
    place,
    avatar: null,
    user: null,
  }));
}

/** Suggests tags, titles and members for a search that is being typed. */
export async function suggest(db: Db, search: string, locale: Locale): Promise<Suggestion[]> {
  if (search === '') return [];
  const parts = await Promise.all([tagsOf(db, search, locale), titlesOf(db, search, locale)]);
  return parts.flat();
}
