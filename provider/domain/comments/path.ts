import { and, lte, sql } from 'drizzle-orm';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants/common.ts';
import { comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { listedThreads } from './queries.ts';
import type { Locked } from './write.ts';

/** Returns the path of a comment: its subject's page, at the page of comments that has its thread. */
export async function pathOf(
  tx: Db,
  subject: Locked,
  comment: Pick<typeof comments.$inferSelect, 'id' | 'parentId'>,
): Promise<string> {
  let place = 1;
  if (subject.threadCount > DEFAULT_PAGE_SIZE) {
    const [row] = await tx
      .select({ place: sql<number>`count(*)::int` })
      .from(comments)
      .where(and(listedThreads(subject), lte(comments.id, comment.parentId ?? comment.id)));
    place = row?.place ?? 1;
  }
  const page = Math.max(1, Math.ceil(place / DEFAULT_PAGE_SIZE));
  return `${subject.path}${page > 1 ? `?page=${page}` : ''}#comment-${comment.id}`;
}
