import { and, inArray } from 'drizzle-orm';
import { photos, videos } from '../../db/schema/contents.ts';
import type { FindSaved } from '../../domain/bookmarks/content.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { visiblePhotos, visibleVideos } from './policy.ts';

/** Finds videos for a member's list of bookmarks. */
export const findSavedVideos: FindSaved = async (db, ids, member) => {
  const rows = await db
    .select({ id: videos.id, title: videos.title, description: videos.description, thumbnail: videos.thumbnail })
    .from(videos)
    .where(and(inArray(videos.id, [...ids]), visibleVideos(member)));
  return rows.map(({ id, title, description, thumbnail }) => ({
    id,
    title,
    excerpt: excerptOf(description),
    path: `/contents/videos/${id}`,
    image: thumbnail?.url ?? null,
  }));
};

/** Finds photo posts for a member's list of bookmarks. */
export const findSavedPhotos: FindSaved = async (db, ids, member) => {
  const rows = await db
    .select({ id: photos.id, title: photos.title, description: photos.description, media: photos.media })
    .from(photos)
    .where(and(inArray(photos.id, [...ids]), visiblePhotos(member)));
  return rows.map(({ id, title, description, media }) => ({
    id,
    title,
    excerpt: excerptOf(description),
    path: `/contents/photos/${id}`,
    image: media[0]?.url ?? null,
  }));
};
