import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { topicUpdateBody } from '../../contract/topics.ts';
import type { Db } from '../db/client.ts';
import {
  forumCategories,
  forumEvents,
  forumTags,
  type StoredFile,
  type topics,
} from '../db/schema/topics.ts';
import { refuseField } from '../fieldWords.ts';
import { storedFiles } from '../uploads/stored.ts';
import type { Locale } from '../words.ts';

type Fields = Omit<z.output<typeof topicUpdateBody>, 'fixed' | 'status'>;
type Columns = Partial<typeof topics.$inferInsert>;

async function labels(
  tx: Db,
  table: typeof forumCategories | typeof forumTags,
  forumId: number,
  slugs: string[],
) {
  if (slugs.length === 0) return { slugs, known: true };
  const wanted = [...new Set(slugs)];
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(and(eq(table.forumId, forumId), inArray(table.slug, wanted)));
  return { slugs: wanted, known: rows.length === wanted.length };
}

/**
 * What a member wrote, as columns of a topic of this forum; `held` are the pictures it has so far.
 * @throws 400 with the field's name for what the forum or the file store does not have
 */
export async function topicColumns(
  tx: Db,
  body: Fields,
  { forumId, held, locale }: { forumId: number; held: StoredFile[]; locale: Locale },
): Promise<Columns> {
  const { fileUrls, fileAlts, categories, tags, event, ...plain } = body;
  const columns: Columns = { ...plain };
  if (categories) {
    const { slugs, known } = await labels(tx, forumCategories, forumId, categories);
    if (!known) throw refuseField(locale, 'categories', 'unknownCategory');
    columns.categories = slugs;
  }
  if (tags) {
    const { slugs, known } = await labels(tx, forumTags, forumId, tags);
    if (!known) throw refuseField(locale, 'tags', 'unknownTag');
    columns.tags = slugs;
  }
  if (event === null) columns.eventId = null;
  if (event) {
    const [row] = await tx
      .select({ id: forumEvents.id })
      .from(forumEvents)
      .where(and(eq(forumEvents.forumId, forumId), eq(forumEvents.slug, event)));
    if (!row) throw refuseField(locale, 'event', 'unknownEvent');
    columns.eventId = row.id;
  }
  if (fileUrls || fileAlts) {
    const urls = fileUrls ?? held.map((file) => file.url);
    const alts = fileAlts ?? held.map((file) => file.alt);
    const stored = await storedFiles(tx, urls, alts);
    if (!stored) throw refuseField(locale, 'fileUrls', 'unknownFile');
    columns.files = stored;
  }
  return columns;
}
