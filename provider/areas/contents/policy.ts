import { eq } from 'drizzle-orm';
import { photos, videos } from '../../db/schema/contents.ts';
import type { Caller } from '../../domain/identity/policy.ts';

/** Selects the videos that the caller may read; managers read hidden ones too. */
export const visibleVideos = (caller: Caller) => (caller?.isManager ? undefined : eq(videos.status, 'published'));

/** Selects the photo posts that the caller may read; managers read hidden ones too. */
export const visiblePhotos = (caller: Caller) => (caller?.isManager ? undefined : eq(photos.status, 'published'));
