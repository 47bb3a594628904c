import { and, asc, inArray, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { PostTerm } from '../../../contract/posts.ts';
import { postCategories, postTags } from '../../db/schema/posts.ts';
import type { Db } from '../../platform/db/client.ts';
import { counted, offsetOf, total } from '../../platform/db/paging.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { recentRead } from '../../platform/http/recentRead.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { holds, withoutSign } from '../search/search.ts';

type TermTable = typeof postCategories | typeof postTags;
type TermRow = typeof postCategories.$inferSelect;

/** The names of categories and tags, in their own order. */
export interface PostTaxonomy {
  categories: TermRow[];
  tags: TermRow[];
}

export const presentTerm = (row: TermRow, locale: Locale): PostTerm => ({
  slug: row.slug,
  name: localised(row, 'name', locale),
});

/** Every term, at most five seconds old. */
export const taxonomyOf = recentRead(
  async (db): Promise<PostTaxonomy> => ({
    categories: await db.select().from(postCategories).orderBy(asc(postCategories.position), asc(postCategories.slug)),
    tags: await db.select().from(postTags).orderBy(asc(postTags.position), asc(postTags.slug)),
  }),
);

/** Returns a page of categories or tags: few rows, which may be counted. */
export async function listTerms(db: Db, table: TermTable, { page, page_size, search }: PageQuery) {
  const rows = await db
    .select({ item: table, total })
    .from(table)
    .where(search ? holds(sql`${table.name} || ' ' || ${table.nameEn}`, withoutSign(search, '#')) : undefined)
    .orderBy(asc(table.position), asc(table.slug))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return counted(rows);
}

/** Returns the slugs without repeats. @throws 400 on the field when one does not exist */
export async function knownTerms(
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
  throw fieldError(locale, field, field === 'categories' ? 'unknownPostCategory' : 'unknownPostTag');
}
