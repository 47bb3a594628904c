import { z } from 'zod';
import { readRecords } from '../records.ts';

/** The subject of articles: every text here is true of it alone. */
const subject = z.strictObject({
  /** Its name in titles, which takes a particle by its last letter. */
  name: z.string(),
  category: z.enum(['care', 'ingredients', 'season', 'life']),
  tags: z.array(z.string()),
  products: z.array(z.string()),
  /** The scenes that suit it. */
  pictures: z.array(z.int()),
  lead: z.string(),
  /** Each a heading with its paragraphs. */
  sections: z.array(z.tuple([z.string()], z.string())),
  tips: z.array(z.string()),
  /** Each a question with its answer. */
  questions: z.array(z.tuple([z.string(), z.string()])),
  quote: z.string(),
});
export type Subject = z.infer<typeof subject>;

export const subjects = readRecords('posts/subjects', subject);
