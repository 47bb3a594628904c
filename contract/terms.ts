import { text } from './common.ts';
import { FORUM_NAME_MAX, FORUM_SLUG, FORUM_SLUG_MAX, FORUM_TERMS_MAX } from './constants/forums.ts';
import * as z from './zod.ts';

/** The name of a forum or of a term in addresses. */
export const termSlug = z.string().regex(FORUM_SLUG).max(FORUM_SLUG_MAX);
/** The name of a forum or of a term, as readers see it. */
export const termName = text(FORUM_NAME_MAX);

/** A category, a tag or a store, in both languages. */
const managedTerm = z.strictObject({ slug: termSlug, name: termName, name_en: termName });
export type ManagedTerm = z.infer<typeof managedTerm>;

/** A list of terms in its order, each once. */
export const managedTerms = z
  .array(managedTerm)
  .max(FORUM_TERMS_MAX)
  .refine((list) => new Set(list.map((term) => term.slug)).size === list.length);

/** A term as it is stored: the first content's names have limits of their own. */
export const storedTerm = z.object({ slug: z.string(), name: z.string(), name_en: z.string() });
