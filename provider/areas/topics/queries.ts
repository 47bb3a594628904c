import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { forumEvents, forums, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { collapsedOf } from '../../domain/content/collapsed.ts';
import { type CallerKind, callerKind } from '../../domain/identity/policy.ts';
import { authorColumns } from '../../domain/members/present.ts';
import type { Db } from '../../platform/db/client.ts';
import { prepared } from '../../platform/db/prepare.ts';
import type { Member } from '../../platform/http/context.ts';
import { EXCERPT_READ } from '../../platform/text/excerpt.ts';
import { visibleTopics } from './policy.ts';

/** The columns of a topic in a list; those left out are for its own page and for ordering. */
const { forumId, userId, eventId, threadCount, hot, updatedAt, deletedAt, ...listed } = getTableColumns(topics);
const extraColumns = {
  forum: {
    id: forums.id,
    slug: forums.slug,
    name: forums.name,
    nameEn: forums.nameEn,
    writers: forums.writers,
    archivedAt: forums.archivedAt,
  },
  event: forumEvents,
  user: authorColumns,
  collapsed: collapsedOf('topic', topics.id),
};
const topicColumns = { topic: topics, ...extraColumns };
/** A topic of a list with its full text. */
export const listColumns = { topic: listed, ...extraColumns };
/** A topic of a list with no more of its text than its excerpt. */
export const summaryColumns = {
  topic: { ...listed, content: sql<string>`left(${topics.content}, ${EXCERPT_READ})` },
  ...extraColumns,
};

const topicQuery = prepared((db, caller: CallerKind, inForum: boolean) =>
  db
    .select(topicColumns)
    .from(topics)
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .innerJoin(users, eq(users.id, topics.userId))
    .leftJoin(forumEvents, eq(forumEvents.id, topics.eventId))
    .where(
      and(
        eq(topics.id, sql.placeholder('id')),
        visibleTopics(
          caller === 'visitor' ? null : { id: sql.placeholder('memberId'), isManager: caller === 'manager' },
        ),
        inForum ? eq(forums.slug, sql.placeholder('forum')) : undefined,
      ),
    )
    .prepare(''),
);

/** Returns a topic that `member` (null for a visitor) may read, or undefined; `forum` is its forum's slug. */
export async function findTopic(db: Db, id: number, { member, forum }: { member: Member | null; forum?: string }) {
  const [row] = await topicQuery(db, callerKind(member), forum !== undefined).execute({
    id,
    forum,
    memberId: member?.id,
  });
  return row;
}
