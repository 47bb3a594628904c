import { photoSchemas, videoSchemas } from '../../../contract/contents.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { listPhotos } from './photos.ts';
import { thumbnailOf } from './present.ts';
import { listVideos } from './videos.ts';

const videosShown = videoSchemas.getVideos.query.parse({ page_size: 4 });
const photosShown = photoSchemas.getPhotos.query.parse({ page_size: 4 });

/** Returns the videos of the home page. */
export async function homeVideos(c: AppContext) {
  const { rows } = await read(c, (db) => listVideos(db, videosShown));
  return rows.map(({ id, title, thumbnail }) => ({ id, title, thumbnail }));
}

/** Returns the photo posts of the home page. */
export async function homePhotos(c: AppContext) {
  const { rows } = await read(c, (db) => listPhotos(db, photosShown));
  return rows.map((row) => ({ id: row.id, title: row.title, thumbnail: thumbnailOf(row) }));
}
