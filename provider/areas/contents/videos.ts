import { and, arrayOverlaps, eq, inArray } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { videoCalls } from '../../../contract/contents.calls.ts';
import { videos } from '../../db/schema/contents.ts';
import type { Db } from '../../platform/db/client.ts';
import { inOrder } from '../../platform/db/rows.ts';
import type { Member } from '../../platform/http/context.ts';
import { commaList } from '../../platform/text/commaList.ts';
import { listIds, orderOf } from './lists.ts';
import { visibleVideos } from './policy.ts';

const orderingTypes = {
  hot: videos.hot,
  new: videos.publishedAt,
  views: videos.viewCount,
  comments: videos.commentCount,
};
const orderings = {
  published_at: videos.publishedAt,
  view_count: videos.viewCount,
  comment_count: videos.commentCount,
};

/** Returns a page of the published videos that match, with their total number. */
export async function listVideos(db: Db, query: InputOf<typeof videoCalls.getVideos>['query']) {
  const categories = commaList(query.categories);
  const { count, ids } = await listIds(db, {
    ...query,
    kind: 'video',
    order: orderOf(query, orderingTypes, orderings),
    filters: [
      ...(query.type ? [eq(videos.type, query.type)] : []),
      ...(categories.length > 0 ? [arrayOverlaps(videos.categories, categories)] : []),
    ],
  });
  const rows = ids.length > 0 ? await db.select().from(videos).where(inArray(videos.id, ids)) : [];
  return { count, rows: inOrder(rows, ids) };
}

/** Builds a condition: the video with this id, if it is visible to the member; managers see hidden ones. */
const visibleVideo = (id: number, member: Member | null) => and(eq(videos.id, id), visibleVideos(member));

export async function findVideo(db: Db, id: number, member: Member | null) {
  const [row] = await db.select().from(videos).where(visibleVideo(id, member));
  return row;
}
