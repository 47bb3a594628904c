import { subHours } from 'date-fns';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Entry } from '../../../contract/activity.ts';
import { follows } from '../../db/schema/members.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { posts } from '../../db/schema/posts.ts';
import { questions } from '../../db/schema/questions.ts';
import { topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { noBlockBetween } from '../../domain/moderation/blocks.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { daysBefore } from '../../platform/time/days.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { readEntries } from './entries.ts';

/** How far back a run looks, so that content is not missed while no provider runs. */
const LOOK_BACK_HOURS = 6;
/** Followers who have not been on the site for so long are not notified. */
const ACTIVE_DAYS = 30;
/** The number of followers that one transaction notifies. */
const BATCH_SIZE = 500;

/** The first content of an author on a day (Asia/Seoul). */
interface Published {
  kind: Entry['kind'];
  id: number;
  authorId: number;
  at: Date;
}

/** Finds the first published content of each author and day since an instant. */
async function findPublished(db: Db, from: Date): Promise<Published[]> {
  const publishedIn = (table: typeof topics | typeof posts | typeof questions, kind: Entry['kind']) =>
    db
      .select({
        kind: sql<Entry['kind']>`${sql.raw(`'${kind}'`)}`.as('kind'),
        id: table.id,
        authorId: table.userId,
        at: table.createdAt,
      })
      .from(table)
      .where(and(eq(table.status, 'published'), gte(table.createdAt, from)));
  const rows = await unionAll(
    publishedIn(topics, 'topic'),
    publishedIn(posts, 'post'),
    publishedIn(questions, 'question'),
  );
  const first = new Map<string, Published>();
  for (const row of rows.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = groupFor(row);
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}

/** Returns what joins the notifications of an author's content on a day. */
const groupFor = ({ authorId, at }: Pick<Published, 'authorId' | 'at'>) => `${authorId}:${seoulDay(at)}`;

/** Finds followers after the member `after` who have yet to be notified of an author's content of a day. */
async function findDue(db: Db, published: Published, { after, now }: { after: number; now: Date }): Promise<number[]> {
  const { authorId, at } = published;
  const rows = await db
    .select({ id: follows.followerId })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(
      and(
        eq(follows.followingId, authorId),
        gt(follows.followerId, after),
        sql`${follows.listed}`,
        sql`${follows.createdAt} <= ${at.toISOString()}`,
        eq(users.status, 'active'),
        gte(users.activeAt, daysBefore(now, ACTIVE_DAYS)),
        sql`not exists (select 1 from ${notifications} where ${notifications.userId} = ${follows.followerId}
          and ${notifications.groupKey} = ${`published:${groupFor(published)}`})`,
        noBlockBetween(authorId, follows.followerId),
      ),
    )
    .orderBy(asc(follows.followerId))
    .limit(BATCH_SIZE);
  return rows.map(({ id }) => id);
}

/**
 * Notifies followers of new content, once an author and day. It runs as a job, since an author may have more
 * followers than a write should wait for; a run that was interrupted is completed by the next one.
 */
export async function notifyFollowers(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const found = await database.read((db) => findPublished(db, subHours(now, LOOK_BACK_HOURS)));
  for (const published of found) {
    const { authorId, kind, id } = published;
    for (let after: number | undefined = 0; after !== undefined && !signal?.aborted; ) {
      const last: number = after;
      after = await database.write(async (tx) => {
        const due = await findDue(tx, published, { after: last, now });
        const [entry] = due.length > 0 ? await readEntries(tx, [{ kind, id }], 'ko') : [];
        if (!entry) return undefined;
        const subject = { type: kind, id, title: entry.title, path: entry.path };
        const cause = { subject: kind, subjectId: id };
        const group = groupFor(published);
        await notify(
          tx,
          ...due.map((to) => ({ to, kind: 'published' as const, actorId: authorId, subject, cause, group, now })),
        );
        return due.length === BATCH_SIZE ? due.at(-1) : undefined;
      });
    }
  }
}
