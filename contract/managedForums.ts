import type { CallSchemas } from './call.ts';
import { instant, success, text } from './common.ts';
import {
  FORUM_DESCRIPTION_MAX,
  FORUM_NAME_MAX,
  FORUM_SLUG,
  FORUM_SLUG_MAX,
  FORUM_TERMS_MAX,
  FORUMS_MAX,
  forumWriters,
} from './constants/forums.ts';
import * as z from './zod.ts';

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
const managedForum = z.object({
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

const forumFields = { ...forumTexts, writers: z.enum(forumWriters), categories: terms, tags: terms };
const bySlug = z.object({ slug: text(60) });

export const managedForumSchemas = {
  getManagedForums: {
    summary: 'Every forum in its order',
    response: z.object({ results: z.array(managedForum) }),
    errors: [404, 409],
  },
  /** A forum after the others. Its slug never changes. */
  createForum: {
    summary: 'Create a forum',
    body: z.strictObject({ slug, ...forumFields }),
    response: managedForum,
    errors: [404],
  },
  /** Every forum once. */
  orderForums: {
    summary: 'Order the forums',
    body: z.strictObject({ slugs: z.array(slug).max(FORUMS_MAX) }),
    response: success,
    errors: [404],
  },
  getManagedForum: {
    summary: 'A forum with its texts in both languages',
    params: bySlug,
    response: managedForum,
    errors: [409],
  },
  /** Everything but the slug. */
  updateForum: {
    summary: 'Change a forum over the version that was read',
    params: bySlug,
    body: z.strictObject({ ...forumFields, archived: z.boolean(), version: z.number().int().min(1) }),
    response: managedForum,
  },
} satisfies CallSchemas;
