import { z } from 'zod';
import { readRecords } from '../records.ts';

/** A part of an article; the picture shows the article's second scene. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['heading', 'question', 'paragraph', 'quote']), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('picture') }),
]);

const article = z.strictObject({
  title: z.string(),
  category: z.enum(['care', 'ingredients', 'season', 'life', 'stories']),
  tags: z.array(z.string()),
  products: z.array(z.string()),
  /** The scene of the cover, and of the picture within. */
  scenes: z.tuple([z.int()], z.int()),
  blocks: z.array(block),
});

export const articles = readRecords('posts/articles', article);
