import type { CallSchemas } from './call.ts';
import { fileUrl, id, instant, pageQuery, paginated, text } from './common.ts';
import { FILE_ALT_MAX } from './constants/common.ts';
import {
  CONTENT_CATEGORIES_MAX,
  CONTENT_DESCRIPTION_MAX,
  CONTENT_TITLE_MAX,
  contentStates,
  PHOTO_PICTURES_MAX,
  YOUTUBE_ADDRESS_MAX,
} from './constants/contents.ts';
import { product, productIds } from './products.ts';
import { termSlug } from './terms.ts';
import { youtubeIdOf } from './youtube.ts';
import * as z from './zod.ts';

const shared = {
  status: z.enum(contentStates),
  title: text(CONTENT_TITLE_MAX),
  description: text(CONTENT_DESCRIPTION_MAX, 0),
  categories: z.array(termSlug).max(CONTENT_CATEGORIES_MAX),
  products: productIds,
};
const version = z.number().int().min(1);

/**
 * A video on YouTube by its address, with a still picture, '' for none; a film of our own keeps `link` ''.
 * `categories` are slugs, `products` ids.
 */
const managedVideoBody = z.strictObject({
  ...shared,
  link: z
    .string()
    .max(YOUTUBE_ADDRESS_MAX)
    .refine((link) => link === '' || youtubeIdOf(link) !== undefined),
  image: z.union([z.literal(''), fileUrl]),
});

/** A photo post with its pictures in their order; the hashtags of its texts are its tags. */
const managedPhotoBody = z.strictObject({
  ...shared,
  pictures: z
    .array(z.strictObject({ url: fileUrl, alt: text(FILE_ALT_MAX, 0) }))
    .min(1)
    .max(PHOTO_PICTURES_MAX),
});

/** `version` counts the changes by operators, whose texts an import leaves as they are. */
const stored = {
  id: z.number().int().positive(),
  status: z.enum(contentStates),
  title: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  products: z.array(product.pick({ id: true, name: true, brand: true })),
  published_at: instant,
  version,
};

/** A video as the console shows and changes it. */
const managedVideo = z.object({ ...stored, link: z.string(), image: z.string() });
export type ManagedVideo = z.infer<typeof managedVideo>;

/** A photo post as the console shows and changes it. */
const managedPhoto = z.object({ ...stored, pictures: z.array(z.object({ url: z.string(), alt: z.string() })) });
export type ManagedPhoto = z.infer<typeof managedPhoto>;

const listQuery = pageQuery.extend({ state: z.enum(contentStates).optional() });
export type ManagedContentsQuery = z.output<typeof listQuery>;
const byId = z.object({ id });

export const managedVideoSchemas = {
  /** `search` finds titles and descriptions. */
  getManagedVideos: {
    summary: 'Videos, hidden or not, the newest first',
    query: listQuery,
    response: paginated(managedVideo),
    errors: [409],
  },
  createVideo: {
    summary: 'Add a video',
    body: managedVideoBody,
    response: managedVideo,
    errors: [404],
  },
  getManagedVideo: {
    summary: 'A video with what operators change',
    params: byId,
    response: managedVideo,
    errors: [409],
  },
  updateVideo: {
    summary: 'Change a video over the version that was read',
    params: byId,
    body: managedVideoBody.extend({ version }),
    response: managedVideo,
  },
} satisfies CallSchemas;

export const managedPhotoSchemas = {
  /** `search` finds titles and descriptions. */
  getManagedPhotos: {
    summary: 'Photo posts, hidden or not, the newest first',
    query: listQuery,
    response: paginated(managedPhoto),
    errors: [409],
  },
  createPhoto: {
    summary: 'Add a photo post',
    body: managedPhotoBody,
    response: managedPhoto,
    errors: [404],
  },
  getManagedPhoto: {
    summary: 'A photo post with what operators change',
    params: byId,
    response: managedPhoto,
    errors: [409],
  },
  updatePhoto: {
    summary: 'Change a photo post over the version that was read',
    params: byId,
    body: managedPhotoBody.extend({ version }),
    response: managedPhoto,
  },
} satisfies CallSchemas;

const importCount = z.number().int().min(0);
const importCounts = z.object({ added: importCount, changed: importCount, same: importCount });
/**
 * An import of videos, photo posts or both: null is a kind that it was not asked for, or did not reach. `problems` are
 * the first of what it could not use, each with its address or place and the reason, as its command prints them; `error`
 * is why it ended early, '' where it did not.
 */
const importRun = z.object({
  id,
  started_at: instant,
  ended_at: instant,
  videos: importCounts.nullable(),
  photos: importCounts.nullable(),
  problems: z.array(z.string()),
  problem_count: importCount,
  error: z.string(),
});
export type ImportRun = z.infer<typeof importRun>;

export const importRunSchemas = {
  getImportRuns: {
    summary: 'The last imports of videos and photo posts, the latest first',
    response: z.object({ results: z.array(importRun) }),
    errors: [404, 409],
  },
} satisfies CallSchemas;
