import { own } from '../../../../contract/own.ts';
import { contentCategories } from '../../../db/schema/contents.ts';
import { products } from '../../../db/schema/products.ts';
import type { Db } from '../../../platform/db/client.ts';
import { hashtagsOf } from './texts.ts';

const PRODUCTS_MAX = 5;

/** The references in a text: categories by hashtag, products by name. */
export interface ContentReferences {
  categories(tags: string[]): string[];
  products(text: string): number[];
}

/** Reads the categories and products that texts can refer to. */
export async function readReferences(db: Db): Promise<ContentReferences> {
  const categories = await db.select().from(contentCategories);
  const named = await db.select({ id: products.id, name: products.name, nameEn: products.nameEn }).from(products);
  const inTags = (tags: string[], ...names: string[]) =>
    names.some((name) => tags.includes(name.replaceAll(' ', '').toLowerCase()));
  return {
    categories: (tags) => categories.filter((it) => inTags(tags, it.slug, it.name, it.nameEn)).map(({ slug }) => slug),
    products: (text) => {
      const lower = text.toLowerCase();
      return named
        .filter((it) => [it.name, it.nameEn].some((name) => lower.includes(name.toLowerCase())))
        .map(({ id }) => id)
        .slice(0, PRODUCTS_MAX);
    },
  };
}

/** The fields that videos and photo posts share at their sources. */
interface Source {
  sourceId: string;
  title: string;
  description: string;
  publishedAt: Date;
}

/** Returns the columns that both kinds store of a source, and its hashtags. */
export function columnsOf(source: Source, references: ContentReferences) {
  const { sourceId, title, description, publishedAt } = source;
  const text = `${title}\n${description}`;
  const tags = hashtagsOf(text);
  const columns = {
    sourceId,
    title,
    description,
    publishedAt,
    categories: references.categories(tags),
    productIds: references.products(text),
  };
  return { columns, tags };
}

/** Returns whether a row already has the values of its source. */
export const hasValues = (row: object, columns: object): boolean =>
  Object.entries(columns).every(([name, value]) => JSON.stringify(own(row, name)) === JSON.stringify(value));
