import { and, arrayOverlaps, eq, inArray } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { photoCalls } from '../../../contract/contents.calls.ts';
import { photos } from '../../db/schema/contents.ts';
import type { Db } from '../../platform/db/client.ts';
import { inOrder } from '../../platform/db/rows.ts';
import type { Member } from '../../platform/http/context.ts';
import { commaList } from '../../platform/text/commaList.ts';
import { listIds, orderOf } from './lists.ts';
import { visiblePhotos } from './policy.ts';

const orderingTypes = {
  hot: photos.hot,
  new: photos.publishedAt,
  comments: photos.commentCount,
};
const orderings = { published_at: photos.publishedAt, comment_count: photos.commentCount };

/** Returns a page of the published photo posts that match, with their total number. */
export async function listPhotos(db: Db, query: InputOf<typeof photoCalls.getPhotos>['query']) {
  const categories = commaList(query.categories);
  const tags = commaList(query.tags?.toLowerCase());
  const { count, ids } = await listIds(db, {
    ...query,
    kind: 'photo',
    order: orderOf(query, orderingTypes, orderings),
    filters: [
      ...(query.type ? [eq(photos.type, query.type)] : []),
      ...(query.post_type ? [eq(photos.postType, query.post_type)] : []),
      ...(categories.length > 0 ? [arrayOverlaps(photos.categories, categories)] : []),
      ...(tags.length > 0 ? [arrayOverlaps(photos.tags, tags)] : []),
    ],
  });
  const rows = ids.length > 0 ? await db.select().from(photos).where(inArray(photos.id, ids)) : [];
  return { count, rows: inOrder(rows, ids) };
}

/** Builds a condition: the photo post with this id, if it is visible to the member; managers see hidden ones. */
const visiblePhoto = (id: number, member: Member | null) => and(eq(photos.id, id), visiblePhotos(member));

export async function findPhoto(db: Db, id: number, member: Member | null) {
  const [row] = await db.select().from(photos).where(visiblePhoto(id, member));
  return row;
}
