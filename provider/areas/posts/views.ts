import { lt } from 'drizzle-orm';
import type { ViewAnswer } from '../../../contract/common.ts';
import { postViews } from '../../db/schema/posts.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { lockPost } from './commands.ts';
import { setCounts } from './counters.ts';

/** Counts a view once a reader a day. @throws 404 */
export async function countView(
  tx: Db,
  id: number,
  {
    reader,
    member,
    now,
    mayCount,
  }: { reader: string; member: Member | null; now: Date; mayCount: () => Promise<boolean> },
): Promise<ViewAnswer> {
  const post = await lockPost(tx, id, member);
  const added = await tx
    .insert(postViews)
    .values({ postId: id, reader, day: seoulDay(now) })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0 || !(await mayCount())) return { view_count: post.viewCount };
  const viewCount = post.viewCount + 1;
  await setCounts(tx, post, { viewCount });
  return { view_count: viewCount };
}

/** Deletes the readers of the days before today: a new day counts every reader again. */
export const purgePostViews = (tx: Db, now: Date) => tx.delete(postViews).where(lt(postViews.day, seoulDay(now)));
