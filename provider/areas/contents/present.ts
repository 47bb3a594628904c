import type {
  ContentCategory,
  ContentPicture,
  ContentPost,
  Photo,
  PhotoSummary,
  Video,
  VideoSummary,
} from '../../../contract/contents.ts';
import type { Product } from '../../../contract/products.ts';
import type { photos, videos } from '../../db/schema/contents.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { findLinks } from '../../platform/text/links.ts';

export type VideoRow = typeof videos.$inferSelect;
export type PhotoRow = typeof photos.$inferSelect;

/** Related rows of a page, read once for all of its rows. */
export interface Related {
  categories(slugs: string[]): ContentCategory[];
  products(ids: number[]): Product[];
  posts(ids: number[]): ContentPost[];
}

const shared = (row: VideoRow | PhotoRow, related: Related) => ({
  id: row.id,
  status: row.status,
  title: row.title,
  excerpt: excerptOf(row.description),
  categories: related.categories(row.categories),
  products: related.products(row.productIds),
  posts: related.posts(row.postIds),
  comment_count: row.commentCount,
  published_at: row.publishedAt.toISOString(),
});

const detail = (row: VideoRow | PhotoRow) => ({
  description: row.description,
  links: findLinks(row.description),
  updated_at: row.updatedAt.toISOString(),
});

export const presentVideoSummary = (row: VideoRow, related: Related): VideoSummary => ({
  ...shared(row, related),
  type: row.type,
  duration: row.duration,
  view_count: row.viewCount,
  thumbnail: row.thumbnail,
});

export const presentVideo = (row: VideoRow, related: Related): Video => ({
  ...presentVideoSummary(row, related),
  ...detail(row),
  youtube_id: row.type === 'youtube' ? row.sourceId : null,
  film: row.film,
});

/** Returns the first picture of a photo post as its thumbnail. */
export function thumbnailOf({ media: [first] }: Pick<PhotoRow, 'media'>): ContentPicture | null {
  if (!first) return null;
  const { url, alt, width, height } = first;
  return { url, alt, width, height };
}

export function presentPhotoSummary(row: PhotoRow, related: Related): PhotoSummary {
  return {
    ...shared(row, related),
    type: row.type,
    post_type: row.postType,
    tags: row.tags.map((name) => ({ slug: name, name })),
    media_count: row.media.length,
    thumbnail: thumbnailOf(row),
  };
}

export const presentPhoto = (row: PhotoRow, related: Related): Photo => ({
  ...presentPhotoSummary(row, related),
  ...detail(row),
  media: row.media,
});
