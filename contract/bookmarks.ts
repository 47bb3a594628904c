import type { CallSchemas } from './call.ts';
import { bodyId, id, instant, pageQuery, paginated } from './common.ts';
import { savedSubjects } from './constants/common.ts';
import * as z from './zod.ts';

const savedSubject = z.enum(savedSubjects);

/**
 * A saved content. `content` is null once the member may not see it any more: it was deleted or hidden. `path` is an
 * address of the site without a language; `image` is a picture of the file store. Content that reports have collapsed
 * has neither an excerpt nor an image.
 */
const bookmark = z.object({
  subject: savedSubject,
  id: z.number().int().positive(),
  saved_at: instant,
  content: z
    .object({
      title: z.string(),
      excerpt: z.string(),
      path: z.string(),
      image: z.string().nullable(),
      collapsed: z.boolean(),
    })
    .nullable(),
});
export type Bookmark = z.infer<typeof bookmark>;

export const bookmarkSchemas = {
  getBookmarks: {
    summary: 'Content that the caller has saved, the last saved first; of one kind with `subject`',
    query: pageQuery.omit({ search: true }).extend({ subject: savedSubject.optional() }),
    response: paginated(bookmark),
  },
  saveBookmark: {
    summary: 'Save content, or remove its bookmark: the wanted state, so that a call sent twice changes nothing',
    body: z.strictObject({ subject: savedSubject, id: bodyId, saved: z.boolean() }),
    response: z.object({ success: z.literal(true), saved: z.boolean() }),
    errors: [404],
  },
  getBookmark: {
    summary: 'Whether the caller has saved content',
    params: z.object({ subject: savedSubject, id }),
    response: z.object({ saved: z.boolean() }),
  },
} satisfies CallSchemas;
