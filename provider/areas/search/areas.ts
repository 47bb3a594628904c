import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '../../../contract/constants/common.ts';
import type { searchTypes } from '../../../contract/search.ts';
import { products } from '../../db/schema/products.ts';
import type { Searched } from '../../domain/search/search.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';

/**
 * The search of one type of content: its table, under the name `it`, which rows are public, the order of its
 * results, the text that is matched first and what a result shows.
 */
export interface Area {
  type: (typeof searchTypes)[number];
  kind: SearchKind;
  /** A table with a search index, or the text of a short list that is read in full. */
  source: { indexed: Searched } | { table: string; text: SQL };
  listed: SQL;
  /** An indexed column: the largest first. */
  rank: SQL;
  title: SQL;
  /** Builds the columns of SHOWN. */
  shown: (locale: Locale) => SQL;
}

/** What every type shows of a result. */
export const SHOWN = 'key, title, text, picture, user_id, forum_id, created_at, brand';

const usual = {
  listed: sql`it.status = 'published'`,
  rank: sql`it.hot`,
  title: sql`it.title`,
};

/** Selects a product's name in the reader's language. */
const nameOf = (name: 'name' | 'brand', locale: Locale) =>
  sql`it.${sql.identifier(localised(products, name, locale).name)}`;

/** Every type, in the order of the response. */
export const areas: Area[] = [
  {
    type: 'topic',
    kind: 'topics',
    source: { indexed: 'topics' },
    ...usual,
    shown: () =>
      sql`it.id::text, it.title, it.content, it.files->0->>'url', it.user_id, it.forum_id, it.created_at, null::text`,
  },
  {
    type: 'post',
    kind: 'posts',
    source: { indexed: 'posts' },
    ...usual,
    shown: () => sql`it.id::text, it.title, it.plain, it.cover->>'url', it.user_id, null, it.created_at, null`,
  },
  {
    type: 'question',
    kind: 'questions',
    source: { indexed: 'questions' },
    ...usual,
    shown: () => sql`it.slug, it.title, it.content, null, it.user_id, null, it.created_at, null`,
  },
  {
    type: 'user',
    kind: 'members',
    source: { indexed: 'users' },
    listed: sql`it.status = 'active'`,
    rank: sql`it.follower_count`,
    title: sql`it.nickname || ' ' || it.username`,
    shown: () => sql`it.username, it.nickname, it.introduction, null, it.id, null, null, null`,
  },
  {
    type: 'video',
    kind: 'contents',
    source: { indexed: 'videos' },
    ...usual,
    shown: () => sql`it.id::text, it.title, it.description, it.thumbnail->>'url', null, null, it.published_at, null`,
  },
  {
    type: 'photo',
    kind: 'contents',
    source: { indexed: 'photos' },
    ...usual,
    shown: () => sql`it.id::text, it.title, it.description, it.media->0->>'url', null, null, it.published_at, null`,
  },
  {
    type: 'product',
    kind: 'products',
    source: {
      table: 'products',
      text: sql`it.name || ' ' || it.name_en || ' ' || it.brand || ' ' || it.brand_en`,
    },
    listed: sql`it.status = 'active'`,
    rank: sql`-row_number() over (order by it.position, it.id)`,
    // All matches are in names: the products' own order is left.
    title: sql`''`,
    shown: (locale) =>
      sql`it.id::text, ${nameOf('name', locale)}, '', it.image, null, null, null, ${nameOf('brand', locale)}`,
  },
];
