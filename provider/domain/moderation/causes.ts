import { and, desc, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ModeratedSubject, moderatedSubjects } from '../../../contract/constants/moderation.ts';
import { comments, type SubjectKind, subjectKinds } from '../../db/schema/comments.ts';
import {
  notificationCauses as causes,
  notificationActors,
  notificationCounts,
  notifications,
} from '../../db/schema/notifications.ts';
import { answers } from '../../db/schema/questions.ts';
import { among } from '../../platform/db/arrays.ts';
import { announce, type Db } from '../../platform/db/client.ts';
import { channelOf } from '../../platform/live/live.ts';
import { type ContentRef, findContents } from '../content/contents.ts';
import { lockCounts } from '../notifications/counts.ts';

/** Content with a page of its own or a place on one. */
interface Shown {
  subject: ModeratedSubject | SubjectKind;
  subjectId: number;
}

const isCommentedOn = (subject: string): subject is SubjectKind =>
  (subjectKinds as readonly string[]).includes(subject);
const isModerated = (subject: string): subject is ModeratedSubject =>
  (moderatedSubjects as readonly string[]).includes(subject);

/** Lists the ids of the comments that are shown on the page of content. */
async function commentsOn(tx: Db, { subject, subjectId }: Shown): Promise<number[]> {
  if (!isCommentedOn(subject)) return [];
  const replies = alias(comments, 'replies');
  // Listed ones only, as the indexes have them: the others have no causes any more.
  const rows = await tx
    .select({ id: comments.id, reply: replies.id })
    .from(comments)
    .leftJoin(replies, and(eq(replies.parentId, comments.id), sql`${replies.listed}`))
    .where(
      and(
        eq(comments.subject, subject),
        eq(comments.subjectId, subjectId),
        sql`${comments.listed}`,
        isNull(comments.parentId),
      ),
    );
  return rows.flatMap(({ id, reply }) => (reply ? [id, reply] : [id]));
}

async function answersTo(tx: Db, { subject, subjectId }: Shown): Promise<number[]> {
  if (subject !== 'question') return [];
  const rows = await tx.select({ id: answers.id }).from(answers).where(eq(answers.questionId, subjectId));
  return rows.map(({ id }) => id);
}

/** Builds a condition: the causes that are not shown without some content, itself and all on its page. */
async function shownBy(tx: Db, content: Shown): Promise<SQL | undefined> {
  const { subject, subjectId } = content;
  const of = (kind: ModeratedSubject, ids: number[]) => and(eq(causes.subject, kind), among(causes.subjectId, ids));
  return or(
    isModerated(subject) ? of(subject, [subjectId]) : undefined,
    of('comment', await commentsOn(tx, content)),
    of('answer', await answersTo(tx, content)),
  );
}

/**
 * Withdraws what content has caused, when it is deleted or hidden, from read and unread notifications: one
 * that has nothing else to show is deleted, another loses the actors who have nothing else in it. The members
 * whom the transaction notifies next are locked together with those who lose one.
 */
export async function withdrawCaused(tx: Db, content: Shown, notifiedNext: readonly number[] = []): Promise<void> {
  const gone = await shownBy(tx, content);
  const caused = await tx
    .select({ id: causes.notificationId, actorId: causes.actorId, to: notifications.userId })
    .from(causes)
    .innerJoin(notifications, eq(notifications.id, causes.notificationId))
    .where(gone);
  if (caused.length === 0) return;
  const members = new Set(caused.map(({ to }) => to));
  await lockCounts(tx, [...members, ...notifiedNext]);
  await tx.delete(causes).where(gone);
  const ids = [...new Set(caused.map(({ id }) => id))];
  await deleteEmpty(tx, causes, ids);
  await dropActors(tx, ids, [...new Set(caused.map(({ actorId }) => actorId))]);
  for (const member of members) announce(channelOf(member));
}

/**
 * Withdraws what `actorId` has caused from a member's notifications, read and unread, when the member blocks them:
 * one without another actor is deleted, with its messages that are still to be sent.
 */
export async function withdrawActor(tx: Db, { from, actorId }: { from: number; actorId: number }): Promise<void> {
  await lockCounts(tx, [from]);
  const own = tx.select({ id: notifications.id }).from(notifications).where(eq(notifications.userId, from));
  const taken = await tx
    .delete(notificationActors)
    .where(and(eq(notificationActors.userId, actorId), inArray(notificationActors.notificationId, own)))
    .returning({ id: notificationActors.notificationId });
  if (taken.length === 0) return;
  const ids = taken.map(({ id }) => id);
  await tx.delete(causes).where(and(eq(causes.actorId, actorId), among(causes.notificationId, ids)));
  await deleteEmpty(tx, notificationActors, ids);
  await recountActors(tx, ids);
  announce(channelOf(from));
}

const without = (tx: Db, table: typeof causes | typeof notificationActors, ...of: SQL[]) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(table)
      .where(and(...of)),
  );

/** Deletes those of some notifications that have no row in a table any more; their members’ counts are locked. */
async function deleteEmpty(tx: Db, table: typeof causes | typeof notificationActors, ids: number[]) {
  const empty = and(among(notifications.id, ids), without(tx, table, eq(table.notificationId, notifications.id)));
  await tx.execute(sql`with gone as (delete from ${notifications} where ${empty} returning user_id, status),
    lost as (select user_id, count(*) as total, count(*) filter (where status = 'unread') as unread from gone group by user_id)
    update ${notificationCounts} as counts set total = counts.total - lost.total, unread = counts.unread - lost.unread
    from lost where counts.user_id = lost.user_id`);
}

/** Removes those of some actors who have nothing in some notifications any more. */
async function dropActors(tx: Db, ids: number[], actors: number[]) {
  const dropped = await tx
    .delete(notificationActors)
    .where(
      and(
        among(notificationActors.notificationId, ids),
        among(notificationActors.userId, actors),
        without(
          tx,
          causes,
          eq(causes.notificationId, notificationActors.notificationId),
          eq(causes.actorId, notificationActors.userId),
        ),
      ),
    )
    .returning({ id: notificationActors.notificationId });
  if (dropped.length === 0) return;
  await recountActors(
    tx,
    dropped.map(({ id }) => id),
  );
}

async function recountActors(tx: Db, ids: number[]) {
  const left = tx.$count(notificationActors, eq(notificationActors.notificationId, notifications.id));
  await tx
    .update(notifications)
    .set({ actorCount: sql`${left}` })
    .where(among(notifications.id, ids));
}

/** Returns the members who were notified of what some content says. */
export async function toldOf(db: Db, { subject, subjectId }: ContentRef): Promise<Set<number>> {
  const rows = await db
    .select({ to: notifications.userId })
    .from(causes)
    .innerJoin(notifications, eq(notifications.id, causes.notificationId))
    .where(and(eq(causes.subject, subject), eq(causes.subjectId, subjectId)));
  return new Set(rows.map(({ to }) => to));
}

/** Returns notifications with the path of what each shows latest, as that content is reached now; '' for hidden content. */
export async function atPresentPaths<Row extends { id: number; path: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const shown = await db
    .selectDistinctOn([causes.notificationId])
    .from(causes)
    .where(
      inArray(
        causes.notificationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(causes.notificationId, desc(causes.subjectId));
  const contentOf = await findContents(db, shown);
  const latest = new Map(
    shown.map((cause) => {
      const content = contentOf(cause);
      return [cause.notificationId, content?.status === 'published' ? content.path : ''];
    }),
  );
  return rows.map((row) => ({ ...row, path: latest.get(row.id) ?? row.path }));
}
