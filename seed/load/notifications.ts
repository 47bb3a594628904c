import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from '../../provider/db/schema/comments.ts';
import { follows } from '../../provider/db/schema/members.ts';
import {
  notificationActors,
  notificationCauses,
  notificationCounts,
  notifications,
} from '../../provider/db/schema/notifications.ts';
import { forums, topicLikes, topics } from '../../provider/db/schema/topics.ts';
import { users } from '../../provider/db/schema/users.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { idAt } from './accounts.ts';

type Row = typeof notifications.$inferInsert;
type Cause = typeof notificationCauses.$inferInsert;
/** A notification that a member would have got, when it happened. */
type News = Pick<Row, 'userId' | 'kind' | 'subjectType' | 'subjectId' | 'title' | 'path'> & {
  actorId: number;
  /** The content that it shows; none of a follow. */
  cause?: Pick<Cause, 'subject' | 'subjectId'>;
  at: Date;
};

/** Older notifications have been read, in days. */
const READ_AFTER_DAYS = 2;
/** Older notifications than this are not created, in days. */
const MAX_AGE_DAYS = 60;

const topicPath = sql<string>`'/forums/' || ${forums.slug} || '/topics/' || ${topics.id}`;
const commentPath = sql<string>`${topicPath} || '#comment-' || ${comments.id}`;
const parents = alias(comments, 'parents');

async function newsOf(tx: Db, to: number[]): Promise<News[]> {
  const likes = await tx
    .select({
      userId: topics.userId,
      kind: sql<'like'>`'like'`,
      subjectType: sql<'topic'>`'topic'`,
      subjectId: sql<string>`${topics.id}::text`,
      title: topics.title,
      path: topicPath,
      cause: { subject: sql<'topic'>`'topic'`, subjectId: topics.id },
      actorId: topicLikes.userId,
      at: topicLikes.createdAt,
    })
    .from(topicLikes)
    .innerJoin(topics, eq(topics.id, topicLikes.topicId))
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .where(inArray(topics.userId, to));
  const written = await tx
    .select({
      userId: topics.userId,
      kind: sql<'comment'>`'comment'`,
      subjectType: sql<'topic'>`'topic'`,
      subjectId: sql<string>`${topics.id}::text`,
      title: topics.title,
      path: commentPath,
      cause: { subject: sql<'comment'>`'comment'`, subjectId: comments.id },
      actorId: comments.userId,
      at: comments.createdAt,
    })
    .from(comments)
    .innerJoin(topics, and(eq(comments.subject, 'topic'), eq(topics.id, comments.subjectId)))
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .where(and(inArray(topics.userId, to), ne(comments.userId, topics.userId), isNull(comments.parentId)));
  const replies = await tx
    .select({
      userId: parents.userId,
      kind: sql<'reply'>`'reply'`,
      subjectType: sql<'comment'>`'comment'`,
      subjectId: sql<string>`${parents.id}::text`,
      title: topics.title,
      path: commentPath,
      cause: { subject: sql<'comment'>`'comment'`, subjectId: comments.id },
      actorId: comments.userId,
      at: comments.createdAt,
    })
    .from(comments)
    .innerJoin(parents, eq(parents.id, comments.parentId))
    .innerJoin(topics, and(eq(comments.subject, 'topic'), eq(topics.id, comments.subjectId)))
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .where(and(inArray(parents.userId, to), ne(comments.userId, parents.userId)));
  const followed = await tx
    .select({
      userId: follows.followingId,
      kind: sql<'follow'>`'follow'`,
      subjectType: sql<'user'>`'user'`,
      subjectId: sql<string>`${follows.followingId}::text`,
      title: sql<string>`''`,
      path: sql<string>`'/users/' || ${users.username} || '/followers'`,
      actorId: follows.followerId,
      at: follows.createdAt,
    })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followingId))
    .where(inArray(follows.followingId, to));
  return [...likes, ...written, ...replies, ...followed];
}

/**
 * Joins events of one kind about one content on one day into one notification, as the provider does.
 */
function gather(news: News[], now: Date) {
  const groups = new Map<string, { row: Row; actors: Map<number, Date>; causes: Omit<Cause, 'notificationId'>[] }>();
  const readBefore = now.getTime() - READ_AFTER_DAYS * millisecondsInDay;
  for (const { actorId, cause, at, ...rest } of news.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const groupKey = [rest.kind, rest.subjectType, rest.subjectId].join(':');
    const unread = at.getTime() >= readBefore;
    const day = unread ? 'unread' : Math.floor(at.getTime() / millisecondsInDay);
    const key = [rest.userId, groupKey, day].join(' ');
    const group = groups.get(key) ?? {
      row: { ...rest, groupKey, createdAt: at, updatedAt: at },
      actors: new Map<number, Date>(),
      causes: [],
    };
    group.actors.set(actorId, at);
    if (cause) group.causes.push({ ...cause, actorId });
    group.row = {
      ...group.row,
      path: rest.path,
      updatedAt: at,
      titleEn: rest.title,
      actorCount: group.actors.size,
      status: unread ? 'unread' : 'read',
      readAt: unread ? null : at,
    };
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.row.updatedAt.getTime() - b.row.updatedAt.getTime());
}

/** Inserts the notifications of the two demo accounts about the first content. */
export async function insertNotifications(tx: Db, now: Date, members: ReadonlyMap<string, number>) {
  const to = ['demo', 'manager'].flatMap((name) => members.get(name) ?? []);
  const oldest = now.getTime() - MAX_AGE_DAYS * millisecondsInDay;
  const news = (await newsOf(tx, to)).filter(({ at }) => at.getTime() > oldest);
  const gathered = gather(news, now);
  if (gathered.length === 0) return;
  const made = await tx
    .insert(notifications)
    .values(gathered.map(({ row }) => row))
    .returning({ id: notifications.id });
  await tx.insert(notificationActors).values(
    gathered.flatMap(({ actors }, index) =>
      [...actors].map(([userId, createdAt]) => ({
        notificationId: idAt(made, index),
        userId,
        createdAt,
      })),
    ),
  );
  const causes = gathered.flatMap((group, index) =>
    group.causes.map((cause) => ({ ...cause, notificationId: idAt(made, index) })),
  );
  if (causes.length > 0) await tx.insert(notificationCauses).values(causes);
  await tx.insert(notificationCounts).values(
    to.map((userId) => {
      const own = gathered.filter(({ row }) => row.userId === userId);
      const unread = own.filter(({ row }) => row.status === 'unread').length;
      return { userId, total: own.length, unread };
    }),
  );
}
