import { lt } from 'drizzle-orm';
import type { ViewAnswer } from '../../../contract/common.ts';
import { topicViews } from '../../db/schema/topics.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { lockTopic } from './commands.ts';
import { setCounts } from './counters.ts';

/** Counts a view once a reader a day. @throws 404 */
export async function countView(
  tx: Db,
  {
    id,
    forumId,
    reader,
    member,
    now,
    mayCount,
  }: {
    id: number;
    forumId: number;
    reader: string;
    member: Member | null;
    now: Date;
    mayCount: () => Promise<boolean>;
  },
): Promise<ViewAnswer> {
  const topic = await lockTopic(tx, id, member, forumId);
  const added = await tx
    .insert(topicViews)
    .values({ topicId: id, reader, day: seoulDay(now) })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0 || !(await mayCount())) return { view_count: topic.viewCount };
  const viewCount = topic.viewCount + 1;
  await setCounts(tx, topic, { viewCount });
  return { view_count: viewCount };
}

/** Deletes the readers of the days before today: a new day counts every reader again. */
export const purgeViews = (tx: Db, now: Date) => tx.delete(topicViews).where(lt(topicViews.day, seoulDay(now)));
