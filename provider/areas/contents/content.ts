import { sql } from 'drizzle-orm';
import { photos, videos } from '../../db/schema/contents.ts';
import { defineContent } from '../../domain/content/define.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import { visiblePhotos, visibleVideos } from './policy.ts';

type Row = typeof videos.$inferSelect | typeof photos.$inferSelect;
const rank = (row: Row) => hotRank({ ...row, likeCount: 0, createdAt: row.publishedAt });

/** Videos of the library. They have no author, so their comments notify no member. */
export const videoContent = defineContent({
  kind: 'video',
  table: videos,
  address: { id: videos.id },
  page: ({ id }: { id: number }) => `contents/videos/${id}`,
  visible: visibleVideos,
  texts: { title: videos.title, content: videos.description },
  image: sql`${videos.thumbnail} ->> 'url'`,
  rank,
});

/** Photo posts of the library, without an author too. */
export const photoContent = defineContent({
  kind: 'photo',
  table: photos,
  address: { id: photos.id },
  page: ({ id }: { id: number }) => `contents/photos/${id}`,
  visible: visiblePhotos,
  texts: { title: photos.title, content: photos.description },
  image: sql`${photos.media} -> 0 ->> 'url'`,
  rank,
});
