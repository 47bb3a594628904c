import type { CallSchemas } from './call.ts';
import { commentSchemasOf } from './comments.ts';
import {
  contentCan,
  contentStatus,
  editedAt,
  editedFields,
  fileUrl,
  givenInstant,
  id,
  instant,
  likeAnswer,
  orderingType,
  pageQuery,
  paginated,
  queryBoolean,
  slug,
  success,
  text,
  textLink,
  viewAnswer,
} from './common.ts';
import {
  CONTENT_MAX,
  DEFAULT_ORDERING_TYPE,
  FILE_ALT_MAX,
  MAX_TOPIC_FILES,
  TITLE_MAX,
  topicOrderings,
} from './constants/common.ts';
import { forumClosures, topicTypes } from './constants/forums.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import { forumCategory, forumEvent, forumTag } from './forums.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/** A copy of the member's skin-type result as it was when the topic was written. */
export const surveyData = z.strictObject({
  type: z.string().regex(/^[YG][MT][SK][JP]$/),
  axes: z.array(z.strictObject({ code: text(2), percent: z.number().int().min(0).max(100) })).max(4),
  takenAt: instant,
});

/** A picture of a topic: its address, alternative text, and size in pixels. */
export const topicFile = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type TopicFile = z.infer<typeof topicFile>;

/**
 * A topic in a list. `excerpt` is the start of its content, on one line. A topic that reports have
 * collapsed has none and no pictures in a list, and its page shows it behind a tap.
 */
export const topicSummary = z.object({
  id: z.number().int().positive(),
  type: z.enum(topicTypes),
  status: contentStatus,
  forum: z.object({ slug: z.string(), name: z.string() }),
  event: forumEvent.nullable(),
  categories: z.array(forumCategory),
  tags: z.array(forumTag),
  title: z.string(),
  excerpt: z.string(),
  fileUrls: z.array(z.string()),
  showManagerBadge: z.boolean(),
  name: z.string(),
  productType: z.string(),
  skinType: z.string(),
  fixed: z.boolean(),
  collapsed: z.boolean(),
  view_count: z.number().int().min(0),
  like_count: z.number().int().min(0),
  comment_count: z.number().int().min(0),
  created_at: instant,
  edited_at: editedAt,
  user: author,
});
export type TopicSummary = z.infer<typeof topicSummary>;

/** A topic in detail. `liked` and `can` are the calling member's own: false and null for anyone else. */
const topic = topicSummary.extend({
  /** `closed`: why members write no comments in it, as in `forum`. */
  forum: topicSummary.shape.forum.extend({ closed: z.enum(forumClosures).optional() }),
  content: z.string(),
  links: z.array(textLink),
  files: z.array(topicFile),
  surveyData: surveyData.nullable(),
  liked: z.boolean(),
  can: contentCan.extend({ pin: z.boolean() }).nullable(),
  updated_at: instant,
  ...editedFields,
});
export type Topic = z.infer<typeof topic>;

const termSlugs = (max: number) => z.array(slug).max(max);

/** The fields that an author writes. `name` is the product of a review. */
export const topicFields = {
  title: text(TITLE_MAX),
  content: text(CONTENT_MAX),
  type: z.enum(topicTypes).optional(),
  fileUrls: z.array(fileUrl).max(MAX_TOPIC_FILES),
  fileAlts: z.array(text(FILE_ALT_MAX, 0)).max(MAX_TOPIC_FILES),
  categories: termSlugs(3),
  tags: termSlugs(5),
  event: slug.nullish(),
  showManagerBadge: z.boolean(),
  name: text(100, 0),
  productType: text(50, 0),
  skinType: text(4, 0),
  surveyData: surveyData.extend({ takenAt: givenInstant }).nullable(),
};

const topicBody = z.strictObject({
  ...topicFields,
  fileUrls: topicFields.fileUrls.default([]),
  fileAlts: topicFields.fileAlts.default([]),
  categories: topicFields.categories.default([]),
  tags: topicFields.tags.default([]),
  showManagerBadge: topicFields.showManagerBadge.default(false),
  name: topicFields.name.default(''),
  productType: topicFields.productType.default(''),
  skinType: topicFields.skinType.default(''),
  surveyData: topicFields.surveyData.optional(),
});
export type TopicBody = z.input<typeof topicBody>;

/**
 * Omitted fields stay (so no defaults). `status` and `fixed` are for managers, and so is the `reason` that
 * hiding needs.
 */
const topicUpdateBody = z.strictObject({
  ...z.strictObject(topicFields).partial().shape,
  fixed: z.boolean().optional(),
  status: z.enum(['published', 'hidden']).optional(),
  reason: text(ACTION_REASON_MAX, 0).optional(),
  edited_at: editedAt.optional(),
});
export type TopicUpdateBody = z.input<typeof topicUpdateBody>;

const topicOrdering = z.enum(topicOrderings);

/**
 * Filters by slug; best is `view_count__gt=100`, a forum's pinned topics are `fixed=true` and the rest of it
 * `fixed=false`.
 */
const topicsQuery = pageQuery.extend({
  ordering: topicOrdering.optional(),
  ordering_type: orderingType.default(DEFAULT_ORDERING_TYPE),
  status: z.enum(['published']).optional(),
  type: z.enum(topicTypes).optional(),
  event: text(60, 0).optional(),
  product_type: text(50, 0).optional(),
  categories: text(200, 0).optional(),
  tags: text(200, 0).optional(),
  fixed: queryBoolean.optional(),
  /** The author, by username. */
  user: text(20, 0).optional(),
  /** By members who show this skin type. */
  skin_type: text(4, 0).optional(),
  view_count__gt: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
});
export type TopicsQuery = z.input<typeof topicsQuery>;

/**
 * A topic as the two lists answer it: with its text and survey data; neither for a collapsed one.
 */
const topicListItem = topicSummary.extend({
  content: z.string(),
  surveyData: surveyData.nullable(),
});
export type TopicListItem = z.infer<typeof topicListItem>;

/** Any text: a slug without a forum answers 404. */
const byForum = z.object({ slug: text(60) });
const byForumAndId = byForum.extend({ id });

export const forumTopicSchemas = {
  getForumTopics: {
    summary: 'Topics of a forum',
    params: byForum,
    query: topicsQuery,
    response: paginated(topicListItem),
  },
  createTopic: {
    summary: 'Write a topic in a forum',
    params: byForum,
    body: topicBody,
    response: topic,
  },
  getTopic: {
    summary: 'A topic of a forum',
    params: byForumAndId,
    response: topic,
  },
  viewTopic: {
    summary: 'Count a view, once per reader and day',
    params: byForumAndId,
    response: viewAnswer,
  },
} satisfies CallSchemas;

export const topicCommentSchemas = commentSchemasOf('a topic', byForumAndId);

const byId = z.object({ id });

export const topicSchemas = {
  getTopics: {
    summary: 'Topics of every forum',
    query: topicsQuery,
    response: paginated(topicListItem),
  },
  /** The forum by slug, `free` when left out. */
  writeTopic: {
    summary: 'Write a topic',
    body: topicBody.extend({ forum: slug.default('free') }),
    response: topic,
  },
  getTopicById: {
    summary: 'A topic',
    params: byId,
    response: topic,
  },
  updateTopic: {
    summary: 'Change a topic; omitted fields stay',
    params: byId,
    body: topicUpdateBody,
    response: topic,
  },
  deleteTopic: {
    summary: 'Delete a topic',
    params: byId,
    response: success,
  },
  likeTopic: {
    summary: 'Like or unlike a topic',
    params: byId,
    response: likeAnswer,
  },
} satisfies CallSchemas;
