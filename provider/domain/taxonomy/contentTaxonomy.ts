import { asc, desc, gt, type SQL, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import type { ContentCategory, ContentTag } from '../../../contract/contents.ts';
import { contentCategories, contentTags, photos } from '../../db/schema/contents.ts';
import type { Db } from '../../platform/db/client.ts';
import { counted, offsetOf, total } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { holds, withoutSign } from '../search/search.ts';

type CategoryRow = typeof contentCategories.$inferSelect;

export const presentCategory = (row: CategoryRow, locale: Locale): ContentCategory => ({
  slug: row.slug,
  name: localised(row, 'name', locale),
});

/** Presents a hashtag, whose name is its slug. */
export const presentTag = (row: typeof contentTags.$inferSelect): ContentTag => ({
  slug: row.name,
  name: row.name,
});

/** Selects every category: they are few. */
export const readCategories = (db: Db) =>
  db.select().from(contentCategories).orderBy(asc(contentCategories.position), asc(contentCategories.slug));

const named = (search: string | undefined, searchText: SQL) => search && holds(searchText, withoutSign(search, '#'));

/** Returns a page of the categories in the operator's order. */
export async function listCategories(db: Db, { page, page_size, search }: PageQuery) {
  const { name, nameEn, position, slug } = contentCategories;
  const rows = await db
    .select({ item: contentCategories, total })
    .from(contentCategories)
    .where(named(search, sql`${name} || ' ' || ${nameEn}`) || undefined)
    .orderBy(asc(position), asc(slug))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return counted(rows);
}

/** Returns a page of the hashtags of published photo posts, the most used first. */
export async function listTags(db: Db, { page, page_size, search }: PageQuery) {
  const used = gt(contentTags.photoCount, 0);
  const found = named(search, sql`${contentTags.name}`);
  const rows = await db
    .select({ item: contentTags, total })
    .from(contentTags)
    .where(found ? sql`${used} and ${found}` : used)
    .orderBy(desc(contentTags.photoCount), asc(contentTags.name))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return counted(rows);
}

/** Sets how many published photo posts carry each hashtag, after posts were written. */
export async function countTags(tx: Db) {
  await tx.execute(sql`
    insert into ${contentTags} (name, photo_count)
    select tag, count(*)::int from ${photos}, unnest(${photos.tags}) as tag
    where ${photos.status} = 'published' group by tag
    on conflict (name) do update set photo_count = excluded.photo_count`);
  await tx.execute(sql`
    update ${contentTags} set photo_count = 0 where not exists (
      select 1 from ${photos}
      where ${photos.status} = 'published' and ${photos.tags} @> array[${contentTags.name}])`);
}
