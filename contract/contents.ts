import type { CallSchemas } from './call.ts';
import { commentSchemasOf } from './comments.ts';
import { id, instant, pageQuery, paginated, text, textLink } from './common.ts';
import {
  DEFAULT_ORDERING_TYPE,
  otherContentTypes,
  otherOrderings,
  photoOrderings,
  photoOrderingTypes,
  photoPostTypes,
  photoTypes,
  videoOrderings,
  videoOrderingTypes,
  videoTypes,
} from './constants/common.ts';
import { product, productFilters } from './products.ts';
import * as z from './zod.ts';

/** The accepted values of `status` in a list call: only published content is shown. */
const publishedOnly = z.enum(['published']);
const contentStatuses = ['published', 'hidden'] as const;

/** A category of videos and photo posts; the name is in the asker's language. */
const contentCategory = z.object({ slug: z.string(), name: z.string() });
export type ContentCategory = z.infer<typeof contentCategory>;

/** A hashtag without its mark, in the language it was written in; a filter takes the `slug`. */
const contentTag = z.object({ slug: z.string(), name: z.string() });
export type ContentTag = z.infer<typeof contentTag>;

/** A post that a video or a photo post leads to. */
const contentPost = z.object({ id: z.number().int(), title: z.string() });
export type ContentPost = z.infer<typeof contentPost>;

/** A stored picture with its size in pixels. */
const contentPicture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ContentPicture = z.infer<typeof contentPicture>;

/** A part of a photo post. A `video` has a still picture and, where we have it, a `film`. */
const contentMedia = contentPicture.extend({
  kind: z.enum(['image', 'video']),
  film: z.string().nullable(),
});
export type ContentMedia = z.infer<typeof contentMedia>;

const shared = {
  id: z.number().int().positive(),
  status: z.enum(contentStatuses),
  title: z.string(),
  /** The start of its description, on one line. */
  excerpt: z.string(),
  categories: z.array(contentCategory),
  products: z.array(product),
  posts: z.array(contentPost),
  comment_count: z.number().int().min(0),
  published_at: instant,
};

/** A video in a list. `duration` is in seconds, null where its source has none; `view_count` is the source's. */
export const videoSummary = z.object({
  ...shared,
  type: z.enum(videoTypes),
  duration: z.number().int().nullable(),
  view_count: z.number().int().min(0),
  thumbnail: contentPicture.nullable(),
});
export type VideoSummary = z.infer<typeof videoSummary>;

const detail = { description: z.string(), links: z.array(textLink), updated_at: instant };

/** A video in detail. `youtube_id` is for its player, `film` the address of one of ours. */
const video = videoSummary.extend({
  ...detail,
  youtube_id: z.string().nullable(),
  film: z.string().nullable(),
});
export type Video = z.infer<typeof video>;

/** A photo post in a list, its first picture as `thumbnail`. */
export const photoSummary = z.object({
  ...shared,
  type: z.enum(photoTypes),
  post_type: z.enum(photoPostTypes),
  tags: z.array(contentTag),
  media_count: z.number().int().min(0),
  thumbnail: contentPicture.nullable(),
});
export type PhotoSummary = z.infer<typeof photoSummary>;

/** A photo post in detail, its pictures in their order. */
const photo = photoSummary.extend({ ...detail, media: z.array(contentMedia) });
export type Photo = z.infer<typeof photo>;

const filters = {
  status: publishedOnly.optional(),
  categories: text(400, 0).optional(),
};

/** `categories` by slug, comma-separated. */
const videosQuery = pageQuery.extend({
  ...filters,
  ordering: z.enum(videoOrderings).optional(),
  ordering_type: z.enum(videoOrderingTypes).default(DEFAULT_ORDERING_TYPE),
  type: z.enum(videoTypes).optional(),
});
export type VideosQuery = z.input<typeof videosQuery>;

/** `categories` and `tags` by slug, comma-separated. */
const photosQuery = pageQuery.extend({
  ...filters,
  ordering: z.enum(photoOrderings).optional(),
  ordering_type: z.enum(photoOrderingTypes).default(DEFAULT_ORDERING_TYPE),
  type: z.enum(photoTypes).optional(),
  post_type: z.enum(photoPostTypes).optional(),
  tags: text(400, 0).optional(),
});
export type PhotosQuery = z.input<typeof photosQuery>;
/** A collection: products under a title, only those that match the filters. */
const otherContent = z.object({
  id: z.number().int().positive(),
  type: z.enum(otherContentTypes),
  status: z.enum(contentStatuses),
  title: z.string(),
  description: z.string(),
  published_at: instant,
  products: z.array(product),
});
export type OtherContent = z.infer<typeof otherContent>;

/**
 * Narrowed to those that name a product in `categories` (products' own), sold in
 * `stores`, on offer by `deals`; `search` finds titles and the names of products.
 */
const otherContentsQuery = pageQuery.extend({
  ...productFilters,
  categories: text(400, 0).optional(),
  ordering: z.enum(otherOrderings).optional(),
  status: publishedOnly.optional(),
  type: z.enum(otherContentTypes).optional(),
});
export type OtherContentsQuery = z.input<typeof otherContentsQuery>;

const byId = z.object({ id });

export const videoSchemas = {
  getVideos: {
    summary: 'Videos',
    query: videosQuery,
    response: paginated(videoSummary),
  },
  getVideo: {
    summary: 'A video',
    params: byId,
    response: video,
  },
} satisfies CallSchemas;

export const videoCommentSchemas = commentSchemasOf('a video', byId);

export const photoSchemas = {
  getContentCategories: {
    summary: 'Categories of videos and photo posts',
    query: pageQuery,
    response: paginated(contentCategory),
  },
  getContentTags: {
    summary: 'Hashtags of photo posts, the most used first',
    query: pageQuery,
    response: paginated(contentTag),
  },
  getPhotos: {
    summary: 'Photo posts',
    query: photosQuery,
    response: paginated(photoSummary),
  },
  getPhoto: {
    summary: 'A photo post',
    params: byId,
    response: photo,
  },
} satisfies CallSchemas;

export const photoCommentSchemas = commentSchemasOf('a photo post', byId);

export const otherContentSchemas = {
  getOtherContents: {
    summary: 'Collections of products, by deal, store and category',
    query: otherContentsQuery,
    response: paginated(otherContent),
  },
} satisfies CallSchemas;
