import { z } from 'zod';
import { contentStatus, fileUrl, id, instant, orderingType, pageQuery, paginated, slug, text } from './common.ts';
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
  user: author,
});
export type PostSummary = z.infer<typeof postSummary>;

/**
 * A post in detail. `content` is HTML that the provider has sanitized: headings, paragraphs, lists, quotes,
 * links, our own pictures, and `<a data-video="…">` for a video; '' for a Notion page. `liked` is the calling
 * member's own, false for anyone else.
 */
export const post = postSummary.extend({
  content: z.string(),
  liked: z.boolean(),
  updated_at: instant,
  edited: z.boolean(),
});
export type Post = z.infer<typeof post>;

/** GET posts/{id}/notion/: the page's record map as Notion exports it. */
export const notionRecordMap = z.looseObject({ block: z.record(z.string(), z.unknown()) });
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

/** POST posts/: an article needs `content`, a Notion page `recordMap`, and neither takes the other's. */
export const postBody = z.strictObject({
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
 * PUT posts/{id}/: omitted fields stay; `content` is an article's and `recordMap` a Notion page's, which
 * another `type` needs. Another `status` is for managers, and so is the `reason` that hiding needs.
 */
export const postUpdateBody = z.strictObject({
  ...z.strictObject(postFields).partial().shape,
  status: z.enum(['published', 'hidden']).optional(),
  reason: text(ACTION_REASON_MAX, 0).optional(),
});
export type PostUpdateBody = z.input<typeof postUpdateBody>;

/** GET posts/: by slug, comma-separated; `deals` and `stores` are those of the products named. */
export const postsQuery = pageQuery.extend({
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
export const postsAnswer = paginated(postSummary);

/** GET posts/like/ and posts/{id}/related/ */
export const postPageQuery = pageQuery;

/** GET posts/categories/ and posts/tags/ */
export const postTermsQuery = pageQuery;
export const postTermsAnswer = paginated(postTerm);
