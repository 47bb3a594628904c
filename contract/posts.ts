import type { CallSchemas } from './call.ts';
import { commentSchemasOf } from './comments.ts';
import {
  contentCan,
  contentStatus,
  editedAt,
  editedFields,
  fileUrl,
  id,
  instant,
  likeAnswer,
  orderingType,
  pageQuery,
  paginated,
  slug,
  success,
  text,
  viewAnswer,
} from './common.ts';
import {
  DEFAULT_ORDERING_TYPE,
  FILE_ALT_MAX,
  MAX_POST_CATEGORIES,
  MAX_POST_TAGS,
  POST_CONTENT_MAX,
  TITLE_MAX,
  topicOrderings,
} from './constants/common.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import { product, productFilters, productIds } from './products.ts';
import { topicFile } from './topics.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/** An article is HTML; a Notion page is a record map, which `posts/{id}/notion/` gives. */
const postTypes = ['article', 'notion'] as const;

/** A category or a tag of posts; the name is in the asker's language. */
const postTerm = z.object({ slug: z.string(), name: z.string() });
export type PostTerm = z.infer<typeof postTerm>;

/**
 * A post in a list. `excerpt` is the start of its text, on one line. A post that reports have collapsed
 * has neither that nor a picture in a list, and its page shows it behind a tap.
 */
export const postSummary = z.object({
  id: z.number().int().positive(),
  type: z.enum(postTypes),
  status: contentStatus,
  title: z.string(),
  collapsed: z.boolean(),
  excerpt: z.string(),
  cover: topicFile.nullable(),
  categories: z.array(postTerm),
  tags: z.array(postTerm),
  products: z.array(product),
  reading_minutes: z.number().int(),
  view_count: z.number().int().min(0),
  like_count: z.number().int().min(0),
  comment_count: z.number().int().min(0),
  created_at: instant,
  edited_at: editedAt,
  user: author,
});
export type PostSummary = z.infer<typeof postSummary>;

/**
 * A post in detail. `content` is HTML that the provider has sanitized: headings, paragraphs, lists, quotes,
 * links, our own pictures, and `<a data-video="…">` for a video; '' for a Notion page. `liked` and
 * `can` are the calling member's own: false and null for anyone else.
 */
const post = postSummary.extend({
  content: z.string(),
  liked: z.boolean(),
  can: contentCan.nullable(),
  updated_at: instant,
  ...editedFields,
});
export type Post = z.infer<typeof post>;

/** A page's record map as Notion exports it. */
const notionRecordMap = z.looseObject({ block: z.record(z.string(), z.unknown()) });
export type NotionRecordMap = z.infer<typeof notionRecordMap>;

/**
 * The fields that an author writes: an article's `content` as HTML, a Notion page's `recordMap` as Notion
 * exports it, whose first block is the page; `cover` from our file store, `products` by id. A record map
 * is stored reduced to headings, texts, lists, to-dos, toggles, quotes, callouts, dividers and columns,
 * with links to http, https and mailto; one with other blocks, links or mentions is rejected.
 */
const postFields = {
  type: z.enum(postTypes),
  title: text(TITLE_MAX),
  content: text(POST_CONTENT_MAX),
  recordMap: notionRecordMap,
  cover: fileUrl.nullable(),
  coverAlt: text(FILE_ALT_MAX, 0),
  categories: z.array(slug).max(MAX_POST_CATEGORIES),
  tags: z.array(slug).max(MAX_POST_TAGS),
  products: productIds,
};

/** An article needs `content`, a Notion page `recordMap`, and neither takes the other's. */
const postBody = z.strictObject({
  ...postFields,
  type: postFields.type.default('article'),
  status: z.enum(['published']).default('published'),
  content: postFields.content.optional(),
  recordMap: postFields.recordMap.optional(),
  cover: postFields.cover.default(null),
  coverAlt: postFields.coverAlt.default(''),
  categories: postFields.categories.default([]),
  tags: postFields.tags.default([]),
  products: postFields.products.default([]),
});
export type PostBody = z.input<typeof postBody>;

/**
 * Omitted fields stay; `content` is an article's and `recordMap` a Notion page's, which another `type` needs.
 * Another `status` is for managers, and so is the `reason` that hiding needs.
 */
const postUpdateBody = z.strictObject({
  ...z.strictObject(postFields).partial().shape,
  status: z.enum(['published', 'hidden']).optional(),
  reason: text(ACTION_REASON_MAX, 0).optional(),
  edited_at: editedAt.optional(),
});
export type PostUpdateBody = z.input<typeof postUpdateBody>;

/** By slug, comma-separated; `deals` and `stores` are those of the products named. */
const postsQuery = pageQuery.extend({
  ...productFilters,
  ordering: z.enum(topicOrderings).optional(),
  ordering_type: orderingType.default(DEFAULT_ORDERING_TYPE),
  status: z.enum(['published']).optional(),
  type: z.enum(postTypes).optional(),
  categories: text(200, 0).optional(),
  tags: text(200, 0).optional(),
  /** Posts that name this product, by its id. */
  product: id.optional(),
  /** The author, by username. */
  user: text(20, 0).optional(),
});
export type PostsQuery = z.input<typeof postsQuery>;

const byId = z.object({ id });

export const postListSchemas = {
  getPostCategories: {
    summary: 'Categories of posts',
    query: pageQuery,
    response: paginated(postTerm),
  },
  getPostTags: {
    summary: 'Tags of posts',
    query: pageQuery,
    response: paginated(postTerm),
  },
  getPosts: {
    summary: 'Posts',
    query: postsQuery,
    response: paginated(postSummary),
  },
  getLikedPosts: {
    summary: 'Posts that the caller likes, the last liked first',
    query: pageQuery,
    response: paginated(postSummary),
  },
  getRelatedPosts: {
    summary: 'Posts that share products, tags or categories with one, the closest first',
    params: byId,
    query: pageQuery,
    response: paginated(postSummary),
  },
} satisfies CallSchemas;

export const postSchemas = {
  createPost: {
    summary: 'Write a post',
    body: postBody,
    response: post,
  },
  getPost: {
    summary: 'A post',
    params: byId,
    response: post,
  },
  getPostNotion: {
    summary: 'The record map of a post that is a Notion page',
    params: byId,
    response: notionRecordMap,
  },
  updatePost: {
    summary: 'Change a post; omitted fields stay',
    params: byId,
    body: postUpdateBody,
    response: post,
  },
  deletePost: {
    summary: 'Delete a post',
    params: byId,
    response: success,
  },
  likePost: {
    summary: 'Like or unlike a post',
    params: byId,
    response: likeAnswer,
  },
  viewPost: {
    summary: 'Count a view, once per reader and day',
    params: byId,
    response: viewAnswer,
  },
} satisfies CallSchemas;

export const postCommentSchemas = commentSchemasOf('a post', byId);
