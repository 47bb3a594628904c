import type { InputOf } from '../../../contract/call.ts';
import type { postCalls } from '../../../contract/posts.calls.ts';
import type { NotionRecordMap } from '../../../contract/posts.ts';
import type { posts } from '../../db/schema/posts.ts';
import type { AttachedFile } from '../../db/schema/site.ts';
import { articleContent } from '../../domain/articles/content.ts';
import { targetsIn } from '../../domain/articles/sanitise.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { knownProducts } from '../../domain/products/read.ts';
import { knownTerms } from '../../domain/taxonomy/postTaxonomy.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { readNotionPage } from './notion.ts';

type Fields = Omit<InputOf<typeof postCalls.updatePost>['body'], 'status' | 'reason'>;
type Columns = Partial<typeof posts.$inferInsert>;

/** The author of a post, and its present fields. */
interface Editing extends Pick<RequestContext, 'member' | 'locale'> {
  held: Pick<typeof posts.$inferSelect, 'type' | 'content' | 'cover' | 'products'> | null;
}

/** The columns of a post's input, its record map, null for none, and the targets of its links by their field. */
interface Written {
  columns: Columns;
  recordMap?: NotionRecordMap | null;
  targets?: Record<string, string[]>;
}

/**
 * Rebuilds a Notion page, and returns it with its text. @throws 400 for one that cannot be stored in full
 */
function pageColumns(given: NotionRecordMap, { locale }: Editing): Written {
  const page = readNotionPage(given);
  if (typeof page === 'string') throw fieldError(locale, 'recordMap', page);
  const { plain, recordMap, targets } = page;
  const columns: Columns = { type: 'notion', content: '', plain, excerpt: excerptOf(plain) };
  return { columns, recordMap, targets: { recordMap: targets } };
}

/**
 * Reads the content of an article or a Notion page. @throws 400 for missing or foreign fields of its type
 */
async function writtenOf(
  tx: Db,
  { type, content, recordMap }: Pick<Fields, 'type' | 'content' | 'recordMap'>,
  by: Editing,
): Promise<Written> {
  const { held, locale } = by;
  const next = type ?? held?.type;
  if (next === 'notion') {
    if (content !== undefined) throw fieldError(locale, 'content', 'notionContent');
    if (recordMap) return pageColumns(recordMap, by);
    if (held?.type !== next) throw fieldError(locale, 'recordMap', 'notionMissing');
    return { columns: {} };
  }
  if (recordMap !== undefined) throw fieldError(locale, 'recordMap', 'articlePage');
  if (content !== undefined) {
    const article = await articleContent(tx, content, { ...by, held: held?.content ?? '' });
    const columns = { type: 'article' as const, ...article, excerpt: excerptOf(article.plain) };
    return { columns, recordMap: null, targets: { content: targetsIn(article.content) } };
  }
  if (held?.type !== next) throw fieldError(locale, 'content', 'emptyContent');
  return { columns: {} };
}

async function coverOf(
  tx: Db,
  { cover, coverAlt }: Pick<Fields, 'cover' | 'coverAlt'>,
  { held: post, ...by }: Editing,
): Promise<AttachedFile | null> {
  const held = post?.cover;
  const url = cover === undefined ? held?.url : cover;
  if (!url) return null;
  const attaching = { ...by, alts: [coverAlt ?? held?.alt ?? ''], held: held ? [held.url] : [] };
  const [stored = null] = await requireFiles(tx, 'cover', [url], attaching);
  return stored;
}

/**
 * Returns a member's input as columns of a post; `held` is the post as it is so far.
 * @throws 400 with the field's name for an unknown reference
 */
export async function postColumns(tx: Db, body: Fields, by: Editing): Promise<Written> {
  const { locale } = by;
  const { title, cover, coverAlt, categories, tags, products } = body;
  const written = await writtenOf(tx, body, by);
  const columns = {
    ...(title !== undefined && { title }),
    ...written.columns,
    ...((cover !== undefined || coverAlt !== undefined) && {
      cover: await coverOf(tx, { cover, coverAlt }, by),
    }),
    ...(categories && { categories: await knownTerms(tx, 'categories', categories, locale) }),
    ...(tags && { tags: await knownTerms(tx, 'tags', tags, locale) }),
    ...(products && { products: await knownProducts(tx, products, by.held?.products ?? [], locale) }),
  };
  return { ...written, columns };
}
