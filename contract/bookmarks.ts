import { z } from 'zod';
import { bodyId, id, instant, pageQuery, paginated } from './common.ts';
import { savedSubjects } from './constants/common.ts';

const savedSubject = z.enum(savedSubjects);

/** The path of one content's bookmark. */
export const bookmarkParams = z.object({ subject: savedSubject, id });

/** GET bookmarks/{subject}/{id}/: whether the member has saved the content. */
export const bookmarkAnswer = z.object({ saved: z.boolean() });
export type BookmarkAnswer = z.infer<typeof bookmarkAnswer>;

/** POST bookmarks/: the wanted state, so that a call that is sent twice changes nothing. */
export const bookmarkBody = z.strictObject({ subject: savedSubject, id: bodyId, saved: z.boolean() });
export type BookmarkBody = z.infer<typeof bookmarkBody>;
export const bookmarkSavedAnswer = z.object({ success: z.literal(true), saved: z.boolean() });
export type BookmarkSavedAnswer = z.infer<typeof bookmarkSavedAnswer>;

/**
 * A saved content. `content` is null once the member may not see it any more: it was deleted or hidden. `path` is an
 * address of the site without a language; `image` is a picture of the file store.
 */
const bookmark = z.object({
  subject: savedSubject,
  id: z.number().int().positive(),
  saved_at: instant,
  content: z
    .object({ title: z.string(), excerpt: z.string(), path: z.string(), image: z.string().nullable() })
    .nullable(),
});
export type Bookmark = z.infer<typeof bookmark>;

/** GET bookmarks/: what the member has saved, the last first; of one kind with `subject`. */
export const bookmarksQuery = pageQuery.omit({ search: true }).extend({ subject: savedSubject.optional() });
export type BookmarksQuery = z.input<typeof bookmarksQuery>;
export const bookmarksAnswer = paginated(bookmark);
