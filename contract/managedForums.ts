import type { CallSchemas } from './call.ts';
import { instant, success, text } from './common.ts';
import { FORUM_DESCRIPTION_MAX, FORUMS_MAX, forumWriters } from './constants/forums.ts';
import { managedTerms, storedTerm, termName, termSlug } from './terms.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const description = text(FORUM_DESCRIPTION_MAX);

const forumTexts = { name: termName, name_en: termName, description, description_en: description };

/**
 * A forum as the console shows and changes it. `moderators` are those of this and no or some other forums, without those
 * of the whole site. `version` counts its changes.
 */
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
  moderators: z.array(author),
  topic_count: z.number().int().min(0),
  last_topic_at: instant.nullable(),
  version: z.number().int().min(1),
});
export type ManagedForum = z.infer<typeof managedForum>;

const forumFields = { ...forumTexts, writers: z.enum(forumWriters), categories: managedTerms, tags: managedTerms };
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
    body: z.strictObject({ slug: termSlug, ...forumFields }),
    response: managedForum,
    errors: [404],
  },
  /** Every forum once. */
  orderForums: {
    summary: 'Order the forums',
    body: z.strictObject({ slugs: z.array(termSlug).max(FORUMS_MAX) }),
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
