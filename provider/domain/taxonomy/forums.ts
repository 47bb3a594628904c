import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { forumCalls } from '../../../contract/forums.calls.ts';
import type { ForumCategory } from '../../../contract/forums.ts';
import { forumCategories, forumEvents, forums, forumTags, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { intArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { counted, offsetOf, total } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { holds } from '../search/search.ts';
import { presentTerm } from './presentForum.ts';

/** The names of every forum's categories and tags, looked up by slug. */
export interface Taxonomy {
  categories(forumId: number, slugs: string[], locale: Locale): ForumCategory[];
  tags(forumId: number, slugs: string[], locale: Locale): ForumCategory[];
  categoriesOf(forumId: number, locale: Locale): ForumCategory[];
  tagsOf(forumId: number, locale: Locale): ForumCategory[];
}

type TermRow = typeof forumCategories.$inferSelect & { forum: string };

function group(rows: TermRow[]) {
  const byForum = new Map<number, TermRow[]>();
  for (const row of rows) byForum.set(row.forumId, [...(byForum.get(row.forumId) ?? []), row]);
  const present = (list: TermRow[], locale: Locale) => list.map((row) => presentTerm(row, row.forum, locale));
  const of = (forumId: number, locale: Locale) => present(byForum.get(forumId) ?? [], locale);
  const pick = (forumId: number, slugs: string[], locale: Locale) =>
    present(
      (byForum.get(forumId) ?? []).filter((row) => slugs.includes(row.slug)),
      locale,
    );
  return { of, pick };
}

/** Reads every forum's terms: they are few, and a page of topics needs most of them. */
export async function readTaxonomy(db: Db): Promise<Taxonomy> {
  const select = async (table: typeof forumCategories | typeof forumTags) => {
    const rows = await db
      .select({ term: table, forum: forums.slug })
      .from(table)
      .innerJoin(forums, eq(forums.id, table.forumId))
      .orderBy(asc(table.position), asc(table.id));
    return group(rows.map((row) => ({ ...row.term, forum: row.forum })));
  };
  const categories = await select(forumCategories);
  const tags = await select(forumTags);
  return {
    categories: categories.pick,
    tags: tags.pick,
    categoriesOf: categories.of,
    tagsOf: tags.of,
  };
}

/** Returns the forum with this slug, or undefined. */
export async function findForum(db: Db, slug: string) {
  const [row] = await db.select().from(forums).where(eq(forums.slug, slug));
  return row;
}

export type ForumsQuery = InputOf<typeof forumCalls.getForumTags>['query'];

const inForum = (query: ForumsQuery) => (query.forum ? eq(forums.slug, query.forum) : undefined);
const named = (query: ForumsQuery, ...columns: SQL[]) =>
  query.search ? holds(sql.join(columns, sql` || ' ' || `), query.search) : undefined;

/** The number of the site's latest topics that say in which forums a skin type writes. */
const LATEST_TOPICS = 1000;

/** Finds the forums of the latest topics by members who show this skin type, the one with most topics first. */
async function forumsOfType(db: Db, type: string): Promise<number[]> {
  const latest = db
    .select({ forumId: topics.forumId, userId: topics.userId })
    .from(topics)
    .where(eq(topics.status, 'published'))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(LATEST_TOPICS)
    .as('latest');
  const rows = await db
    .select({ id: latest.forumId })
    .from(latest)
    .innerJoin(users, eq(users.id, latest.userId))
    .where(and(eq(users.skinType, type), sql`${users.showSkinType}`, eq(users.status, 'active')))
    .groupBy(latest.forumId)
    .orderBy(desc(sql`count(*)`), asc(latest.forumId));
  return rows.map(({ id }) => id);
}

/** Returns a page of forums in the operator's order, after those that members of `skin_type` write in. */
export async function listForums(db: Db, query: InputOf<typeof forumCalls.getForums>['query']) {
  const first = query.skin_type ? await forumsOfType(db, query.skin_type) : [];
  const rows = await db
    .select({ item: forums, total })
    .from(forums)
    .where(
      and(
        inForum(query),
        named(
          query,
          sql`${forums.name}`,
          sql`${forums.nameEn}`,
          sql`${forums.description}`,
          sql`${forums.descriptionEn}`,
        ),
      ),
    )
    .orderBy(sql`array_position(${intArray(first)}, ${forums.id})`, asc(forums.position), asc(forums.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return counted(rows);
}

/** Returns a page of the categories or tags of one forum or of all. */
export async function listTerms(db: Db, table: typeof forumCategories | typeof forumTags, query: ForumsQuery) {
  const rows = await db
    .select({ item: table, forum: forums.slug, total })
    .from(table)
    .innerJoin(forums, eq(forums.id, table.forumId))
    .where(and(inForum(query), named(query, sql`${table.name}`, sql`${table.nameEn}`)))
    .orderBy(asc(forums.position), asc(forums.id), asc(table.position), asc(table.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return counted(rows.map((row) => ({ ...row, item: { term: row.item, forum: row.forum } })));
}

/** Returns a page of the events of one forum or of all, the one that ends last first. */
export async function listEvents(db: Db, query: ForumsQuery) {
  const rows = await db
    .select({ item: forumEvents, forum: forums.slug, total })
    .from(forumEvents)
    .innerJoin(forums, eq(forums.id, forumEvents.forumId))
    .where(and(inForum(query), named(query, sql`${forumEvents.title}`, sql`${forumEvents.titleEn}`)))
    .orderBy(desc(forumEvents.endsAt), desc(forumEvents.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return counted(rows.map((row) => ({ ...row, item: { event: row.item, forum: row.forum } })));
}
