import type { CallSchemas } from './call.ts';
import { instant, pageQuery, paginated, text } from './common.ts';
import { forumClosures } from './constants/forums.ts';
import * as z from './zod.ts';

/** A category of a forum; `forum` is the forum's slug. */
export const forumCategory = z.object({ slug: z.string(), name: z.string(), forum: z.string() });
export type ForumCategory = z.infer<typeof forumCategory>;

export const forumTag = z.object({ slug: z.string(), name: z.string(), forum: z.string() });
export type ForumTag = z.infer<typeof forumTag>;

/** An event of a forum, to which topics can belong. */
export const forumEvent = z.object({
  slug: z.string(),
  title: z.string(),
  forum: z.string(),
  starts_at: instant,
  ends_at: instant,
});
export type ForumEvent = z.infer<typeof forumEvent>;

/** A forum with its own categories and tags. Names come in the language of Accept-Language. */
export const forum = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  topic_count: z.number().int().min(0),
  last_topic_at: instant.nullable(),
  /** Why a member cannot write here; absent where every member can. */
  closed: z.enum(forumClosures).optional(),
  categories: z.array(forumCategory),
  tags: z.array(forumTag),
});
export type Forum = z.infer<typeof forum>;

/** A forum of the list of all, with its latest published topic. */
const listedForum = forum.extend({ last_topic: z.object({ id: z.number(), title: z.string() }).nullable() });
export type ListedForum = z.infer<typeof listedForum>;

const forumsQuery = pageQuery.extend({ forum: text(60, 0).optional() });

export const forumSchemas = {
  /** With `skin_type` (ours) those come first in which members who show that type have lately written most. */
  getForums: {
    summary: 'Forums in their order',
    query: forumsQuery.extend({ skin_type: text(4, 0).optional() }),
    response: paginated(listedForum),
  },
  getForumCategories: {
    summary: 'Categories of a forum, or of all',
    query: forumsQuery,
    response: paginated(forumCategory),
  },
  getForumTags: {
    summary: 'Tags of a forum, or of all',
    query: forumsQuery,
    response: paginated(forumTag),
  },
  getForumEvents: {
    summary: 'Events of a forum, or of all',
    query: forumsQuery,
    response: paginated(forumEvent),
  },
  /** By any text: a slug without a forum answers 404. */
  getForum: {
    summary: 'A forum',
    params: z.object({ slug: text(60) }),
    response: forum,
  },
} satisfies CallSchemas;
