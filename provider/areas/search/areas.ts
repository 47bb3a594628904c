import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '../../../contract/constants/common.ts';
import type { searchTypes } from '../../../contract/search.ts';
import type { Searched } from '../../domain/search/search.ts';

/**
 * The search of one type of content: its table, under the name `it`, its public columns, the order of its
 * results and the text that is matched first.
 */
export interface Area {
  type: (typeof searchTypes)[number];
  kind: SearchKind;
  table: Searched;
  listed: SQL;
  /** An indexed column: the largest first. */
  rank: SQL;
  title: SQL;
}

const usual = {
  listed: sql`it.status = 'published'`,
  rank: sql`it.hot`,
  title: sql`it.title`,
};

/** Every type with a text of its own, in the order of the response. */
export const areas: Area[] = [
  { type: 'topic', kind: 'topics', table: 'topics', ...usual },
  { type: 'post', kind: 'posts', table: 'posts', ...usual },
  { type: 'question', kind: 'questions', table: 'questions', ...usual },
  {
    type: 'user',
    kind: 'members',
    table: 'users',
    listed: sql`it.status = 'active'`,
    rank: sql`it.follower_count`,
    title: sql`it.nickname || ' ' || it.username`,
  },
  { type: 'video', kind: 'contents', table: 'videos', ...usual },
  { type: 'photo', kind: 'contents', table: 'photos', ...usual },
];
