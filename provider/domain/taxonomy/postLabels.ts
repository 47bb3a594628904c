import { and, asc, inArray, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { PostLabel } from '../../../contract/posts.ts';
import { postCategories, postTags } from '../../db/schema/posts.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/errors/fieldWords.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/words.ts';
import { holds } from '../search/search.ts';

type LabelTable = typeof postCategories | typeof postTags;
type LabelRow = typeof postCategories.$inferSelect;

/** Labels hardly ever change, and every page of posts needs them. */
const KEPT_MILLISECONDS = 5_000;
const kept = new WeakMap<Database, { labels: PostLabels; until: number }>();

/** The names of categories and tags, in their own order. */
export interface PostLabels {
  categories: LabelRow[];
  tags: LabelRow[];
}

export const presentLabel = ({ slug, name, nameEn }: LabelRow, locale: Locale): PostLabel => ({
  slug,
  name: locale === 'ko' ? name : nameEn,
});

/** Every label, at most five seconds old. */
export async function labelsOf(c: AppContext): Promise<PostLabels> {
  const { database, now } = c.get('services');
  const time = now().getTime();
  const held = kept.get(database);
  if (held && time < held.until) return held.labels;
  const labels = await read(c, async (db) => ({
    categories: await db.select().from(postCategories).orderBy(asc(postCategories.position)),
    tags: await db.select().from(postTags).orderBy(asc(postTags.position)),
  }));
  kept.set(database, { labels, until: time + KEPT_MILLISECONDS });
  return labels;
}

/** A page of categories or tags: few rows, which may be counted. */
export async function listLabels(
  db: Db,
  table: LabelTable,
  { page, page_size, search }: PageQuery,
) {
  const rows = await db
    .select({ item: table, total: sql<number>`(count(*) over ())::int` })
    .from(table)
    .where(search ? holds(sql`${table.name} || ' ' || ${table.nameEn}`, search) : undefined)
    .orderBy(asc(table.position), asc(table.slug))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { count: rows[0]?.total ?? 0, rows: rows.map(({ item }) => item) };
}

/** The slugs without repeats. @throws 400 with the field's name for one that is not there */
export async function knownLabels(
  tx: Db,
  field: 'categories' | 'tags',
  slugs: string[],
  locale: Locale,
): Promise<string[]> {
  const wanted = [...new Set(slugs)];
  if (wanted.length === 0) return [];
  const table = field === 'categories' ? postCategories : postTags;
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(and(inArray(table.slug, wanted)));
  if (rows.length === wanted.length) return wanted;
  throw refuseField(
    locale,
    field,
    field === 'categories' ? 'unknownPostCategory' : 'unknownPostTag',
  );
}
