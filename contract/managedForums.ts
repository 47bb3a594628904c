import { z } from 'zod';
import { instant, text } from './common.ts';
import {
  FORUM_DESCRIPTION_MAX,
  FORUM_NAME_MAX,
  FORUM_SLUG,
  FORUM_SLUG_MAX,
  FORUM_TERMS_MAX,
  FORUMS_MAX,
  forumWriters,
} from './constants/forums.ts';

/** The name of a forum, a category or a tag in addresses. */
const slug = z.string().regex(FORUM_SLUG).max(FORUM_SLUG_MAX);
const name = text(FORUM_NAME_MAX);
const description = text(FORUM_DESCRIPTION_MAX);

/** A category or a tag of a forum, in both languages. */
const managedTerm = z.strictObject({ slug, name, name_en: name });
export type ManagedTerm = z.infer<typeof managedTerm>;
const terms = z
  .array(managedTerm)
  .max(FORUM_TERMS_MAX)
  .refine((list) => new Set(list.map((term) => term.slug)).size === list.length);

const forumTexts = { name, name_en: name, description, description_en: description };

/** A term as it is stored: the first content's names have limits of their own. */
const storedTerm = z.object({ slug: z.string(), name: z.string(), name_en: z.string() });

/** A forum as the console shows and changes it. `version` counts its changes. */
export const managedForum = z.object({
  slug: z.string(),
  name: z.string(),
  name_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  writers: z.enum(forumWriters),
  archived_at: instant.nullable(),
  categories: z.array(storedTerm),
  tags: z.array(storedTerm),
  topic_count: z.number().int().min(0),
  last_topic_at: instant.nullable(),
  version: z.number().int().min(1),
});
export type ManagedForum = z.infer<typeof managedForum>;

/** GET manage/forums/: all forums in their order. */
export const managedForumsAnswer = z.object({ results: z.array(managedForum) });
export type ManagedForums = z.infer<typeof managedForumsAnswer>;

const forumFields = { ...forumTexts, writers: z.enum(forumWriters), categories: terms, tags: terms };

/** POST manage/forums/: a forum after the others. Its slug never changes. */
export const forumCreateBody = z.strictObject({ slug, ...forumFields });
export type ForumCreateBody = z.input<typeof forumCreateBody>;

/** PUT manage/forums/{slug}/: everything but the slug, over the `version` that was read. */
export const forumUpdateBody = z.strictObject({
  ...forumFields,
  archived: z.boolean(),
  version: z.number().int().min(1),
});
export type ForumUpdateBody = z.input<typeof forumUpdateBody>;

/** PUT manage/forums/order/: every forum once. */
export const forumOrderBody = z.strictObject({ slugs: z.array(slug).max(FORUMS_MAX) });
