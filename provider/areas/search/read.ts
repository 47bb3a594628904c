import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SearchResult } from '../../../contract/search.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { questions } from '../../db/schema/questions.ts';
import { forums, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { authorColumns, presentAuthor } from '../../domain/members/present.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { total } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';

/** Letters before and in an excerpt. */
const LEAD = 30;
const EXCERPT = 140;

/** Selects the part of a text around the first word of a search, and whether it starts after the text's beginning. */
function snippetColumns(text: AnyPgColumn, search: string) {
  const [term = ''] = search.split(/\s+/);
  const at = sql`strpos(lower(${text}), lower(${term}))`;
  return {
    part: sql<string>`substr(${text}, greatest(1, ${at} - ${LEAD}::int), ${EXCERPT * 2}::int)`,
    cut: sql<boolean>`${at} > ${LEAD + 1}::int`,
  };
}

/** Formats a part of a text on one line, with an ellipsis where text is left out. */
export function snippetOf({ part, cut }: { part: string; cut: boolean }): string {
  const line = part.replace(/\s+/g, ' ').trim();
  const characters = [...(cut ? line.replace(/^[\p{P}\s]+(?=\S)/u, '') : line)];
  const text = characters.slice(0, EXCERPT).join('');
  return `${cut ? '… ' : ''}${text}${characters.length > EXCERPT ? '…' : ''}`;
}

type Read = (db: Db, ids: number[], context: SearchContext) => Promise<Map<number, SearchResult>>;
interface SearchContext {
  search: string;
  locale: Locale;
}

const byId = <Row extends { id: number }>(rows: Row[], present: (row: Row) => SearchResult) =>
  new Map(rows.map((row) => [row.id, present(row)]));
const nothing = { picture: null, place: null, user: null, created_at: null };

const readTopics: Read = async (db, ids, { search, locale }) => {
  const rows = await db
    .select({
      id: topics.id,
      title: topics.title,
      files: topics.files,
      createdAt: topics.createdAt,
      slug: forums.slug,
      name: localised(forums, 'name', locale),
      user: authorColumns,
      ...snippetColumns(topics.content, search),
    })
    .from(topics)
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .innerJoin(users, eq(users.id, topics.userId))
    .where(inArray(topics.id, ids));
  return byId(rows, (row) => ({
    kind: 'topics',
    type: 'topic',
    key: String(row.id),
    title: row.title,
    excerpt: snippetOf(row),
    picture: row.files[0]?.url ?? null,
    place: { slug: row.slug, name: row.name },
    user: presentAuthor(row.user),
    created_at: row.createdAt.toISOString(),
  }));
};

const readPosts: Read = async (db, ids, { search }) => {
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      cover: posts.cover,
      createdAt: posts.createdAt,
      user: authorColumns,
      ...snippetColumns(posts.plain, search),
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(inArray(posts.id, ids));
  return byId(rows, (row) => ({
    ...nothing,
    kind: 'posts',
    type: 'post',
    key: String(row.id),
    title: row.title,
    excerpt: snippetOf(row),
    picture: row.cover?.url ?? null,
    user: presentAuthor(row.user),
    created_at: row.createdAt.toISOString(),
  }));
};

const readQuestions: Read = async (db, ids, { search }) => {
  const rows = await db
    .select({
      id: questions.id,
      slug: questions.slug,
      title: questions.title,
      createdAt: questions.createdAt,
      user: authorColumns,
      ...snippetColumns(questions.content, search),
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .where(inArray(questions.id, ids));
  return byId(rows, (row) => ({
    ...nothing,
    kind: 'questions',
    type: 'question',
    key: row.slug,
    title: row.title,
    excerpt: snippetOf(row),
    user: presentAuthor(row.user),
    created_at: row.createdAt.toISOString(),
  }));
};

const readUsers: Read = async (db, ids, { search }) => {
  const rows = await db
    .select({ id: users.id, user: authorColumns, ...snippetColumns(users.introduction, search) })
    .from(users)
    .where(inArray(users.id, ids));
  return byId(rows, (row) => ({
    ...nothing,
    kind: 'members',
    type: 'user',
    key: row.user.username,
    title: row.user.nickname,
    excerpt: snippetOf(row),
    user: presentAuthor(row.user),
  }));
};

const readVideos: Read = async (db, ids, { search }) => {
  const rows = await db
    .select({
      id: videos.id,
      title: videos.title,
      thumbnail: videos.thumbnail,
      publishedAt: videos.publishedAt,
      ...snippetColumns(videos.description, search),
    })
    .from(videos)
    .where(inArray(videos.id, ids));
  return byId(rows, (row) => ({
    ...nothing,
    kind: 'contents',
    type: 'video',
    key: String(row.id),
    title: row.title,
    excerpt: snippetOf(row),
    picture: row.thumbnail?.url ?? null,
    created_at: row.publishedAt.toISOString(),
  }));
};

const readPhotos: Read = async (db, ids, { search }) => {
  const rows = await db
    .select({
      id: photos.id,
      title: photos.title,
      media: photos.media,
      publishedAt: photos.publishedAt,
      ...snippetColumns(photos.description, search),
    })
    .from(photos)
    .where(inArray(photos.id, ids));
  return byId(rows, (row) => ({
    ...nothing,
    kind: 'contents',
    type: 'photo',
    key: String(row.id),
    title: row.title,
    excerpt: snippetOf(row),
    picture: row.media[0]?.url ?? null,
    created_at: row.publishedAt.toISOString(),
  }));
};

/** Reads the fields that a page shows of a type's results, by id. */
export const readers = {
  topic: readTopics,
  post: readPosts,
  question: readQuestions,
  user: readUsers,
  video: readVideos,
  photo: readPhotos,
} as const satisfies Record<string, Read>;

const productText = sql`${products.name} || ' ' || ${products.nameEn} || ' ' || ${products.brand} || ' ' || ${products.brandEn}`;

/**
 * Finds the products whose names match a search, in their own order: a short list, read in full.
 */
export async function findProducts(
  db: Db,
  { search, locale }: SearchContext,
  { offset, limit }: { offset: number; limit: number },
) {
  const found: SQL | undefined = and(eq(products.status, 'active'), holds(productText, search));
  const rows = await db
    .select({ item: products, total })
    .from(products)
    .where(found)
    .orderBy(asc(products.position), asc(products.id))
    .limit(limit)
    .offset(offset);
  const results = rows.map(
    ({ item }): SearchResult => ({
      ...nothing,
      kind: 'products',
      type: 'product',
      key: String(item.id),
      title: localised(item, 'name', locale),
      excerpt: '',
      picture: item.image,
      place: { slug: '', name: localised(item, 'brand', locale) },
    }),
  );
  return { count: rows[0]?.total ?? (offset > 0 ? await db.$count(products, found) : 0), results };
}
