import { eq } from 'drizzle-orm';
import { photoCommentCalls, videoCommentCalls } from '../../../contract/contents.calls.ts';
import { photoCommentSchemas, videoCommentSchemas } from '../../../contract/contents.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { commentParent } from '../../domain/comments/parents.ts';
import { type Commented, commentRoutes } from '../../domain/comments/routes.ts';
import type { Counts } from '../../domain/comments/write.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { findPhoto, visiblePhoto } from './photos.ts';
import type { PhotoRow, VideoRow } from './present.ts';
import { findVideo, visibleVideo } from './videos.ts';

type Shape = typeof videoCommentSchemas.getComments.params.shape;

/** Returns the counters with the rank that is computed from them. */
const ranked = (row: VideoRow | PhotoRow, counts: Counts) => ({
  ...counts,
  hot: hotRank({ ...row, ...counts, likeCount: 0, createdAt: row.publishedAt }),
});

async function setVideoCounts(tx: Db, row: VideoRow, counts: Counts) {
  await tx.update(videos).set(ranked(row, counts)).where(eq(videos.id, row.id));
}

async function setPhotoCounts(tx: Db, row: PhotoRow, counts: Counts) {
  await tx.update(photos).set(ranked(row, counts)).where(eq(photos.id, row.id));
}

const videoPage = (videoId: number) => `contents/videos/${videoId}`;
const photoPage = (photoId: number) => `contents/photos/${photoId}`;
const pagesBy = (page: (id: number) => string) => async (_db: Db, ids: readonly number[]) =>
  new Map(ids.map((each) => [each, page(each)]));

/** Sets no author on the subject, since library content has none: its comments notify no member. @throws 404 */
const withoutAuthor = <Row>(row: Row | undefined) => {
  if (!row) throw notFound();
  return { ...row, userId: null };
};

const ofVideos: Commented<Shape, VideoRow & { userId: null }> = {
  kind: 'video',
  calls: videoCommentCalls,
  schemas: videoCommentSchemas,
  find: (db, { id }, member) => findVideo(db, id, member),
  lock: async (tx, { id }, member) => {
    const where = visibleVideo(id, member);
    const row = await lockRow(tx, videos, where);
    return withoutAuthor(row);
  },
  setCounts: setVideoCounts,
  page: ({ id }) => videoPage(id),
};

const ofPhotos: Commented<Shape, PhotoRow & { userId: null }> = {
  kind: 'photo',
  calls: photoCommentCalls,
  schemas: photoCommentSchemas,
  find: (db, { id }, member) => findPhoto(db, id, member),
  lock: async (tx: Db, { id }, member: Member) => {
    const where = visiblePhoto(id, member);
    const row = await lockRow(tx, photos, where);
    return withoutAuthor(row);
  },
  setCounts: setPhotoCounts,
  page: ({ id }) => photoPage(id),
};

/** Comments of videos and of photo posts. */
export const videoCommentRoutes = commentRoutes(ofVideos);
export const photoCommentRoutes = commentRoutes(ofPhotos);

/** Videos and photo posts as the moderation of their comments needs them. */
export const videoCommentParent = commentParent({
  pages: pagesBy(videoPage),
  lock: async (tx, videoId) => {
    const row = await lockRow(tx, videos, eq(videos.id, videoId));
    return row;
  },
  setCounts: setVideoCounts,
});
export const photoCommentParent = commentParent({
  pages: pagesBy(photoPage),
  lock: async (tx, photoId) => {
    const row = await lockRow(tx, photos, eq(photos.id, photoId));
    return row;
  },
  setCounts: setPhotoCounts,
});
