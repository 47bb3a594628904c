import { and, asc, desc, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { supportCalls } from '../../../contract/support.calls.ts';
import type { SupportRow, SupportThread } from '../../../contract/support.ts';
import { supportMessages, supportThreads } from '../../db/schema/support.ts';
import { users } from '../../db/schema/users.ts';
import { authorsOf } from '../../domain/moderation/authors.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { EXCERPT_READ, excerptOf } from '../../platform/text/excerpt.ts';
import { requireReadable, seesWriters } from './policy.ts';

/** The messages of a thread that are read at once: the latest, so that a member's thread cannot grow an answer. */
const MESSAGES_MAX = 200;

export type ThreadRow = typeof supportThreads.$inferSelect;
type Page = InputOf<typeof supportCalls.getSupportThreads>['query'];

const presentRow = (row: ThreadRow, content: string, writer: Pick<SupportRow, 'user' | 'email'>): SupportRow => ({
  id: row.id,
  topic: row.topic,
  status: row.status,
  excerpt: excerptOf(content),
  created_at: row.createdAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
  ...writer,
});

async function pageOfThreads(
  db: Db,
  { wanted, order }: { wanted: SQL | undefined; order: SQL[] },
  { page, page_size }: Page,
  { isQueue, locale }: { isQueue: boolean; locale: Locale },
): Promise<{ count: number; results: SupportRow[] }> {
  const count = await db.$count(supportThreads, wanted);
  // Named in full: drizzle writes the columns of a select from one table without it.
  const first = sql<string>`(select left(content, ${EXCERPT_READ}) from support_messages
    where thread_id = support_threads.id order by id limit 1)`;
  const rows = await db
    .select({ thread: supportThreads, content: first })
    .from(supportThreads)
    .where(wanted)
    .orderBy(...order)
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const named = isQueue ? rows.map(({ thread }) => thread.userId) : [];
  const authorBy = await authorsOf(db, named, locale);
  const results = rows.map(({ thread, content }) =>
    presentRow(thread, content, { user: authorBy(thread.userId), email: isQueue ? thread.email : null }),
  );
  return { count, results };
}

/** Returns a page of a member's own threads, the last changed first, and their number. */
export const listOwnThreads = (db: Db, userId: number, page: Page, locale: Locale) =>
  pageOfThreads(
    db,
    {
      wanted: eq(supportThreads.userId, userId),
      order: [desc(supportThreads.changedAt), desc(supportThreads.id)],
    },
    page,
    { isQueue: false, locale },
  );

/** Returns a page of the managers' queue, and the number of its threads: open ones by how long they wait. */
export function listSupportQueue(
  db: Db,
  { status, topic, search, ...page }: InputOf<typeof supportCalls.getSupportQueue>['query'],
  locale: Locale,
) {
  const by = status === 'open' ? asc : desc;
  const order = [by(supportThreads.changedAt), by(supportThreads.id)];
  const wanted = and(
    status === 'all' ? undefined : eq(supportThreads.status, status),
    topic && eq(supportThreads.topic, topic),
    search ? isFoundBy(db, search) : undefined,
  );
  return pageOfThreads(db, { wanted, order }, page, { isQueue: true, locale });
}

/** Builds the condition of threads that a search finds: in a message, by its writer or by the address that is answered. */
function isFoundBy(db: Db, search: string): SQL | undefined {
  const { threadId, content } = supportMessages;
  const said = db
    .select({ id: threadId })
    .from(supportMessages)
    .where(and(eq(threadId, supportThreads.id), holds(sql`${content}`, search)));
  const names = sql`concat_ws(' ', ${users.username}, ${users.nickname}, ${users.email})`;
  const writers = db.select({ id: users.id }).from(users).where(holds(names, search));
  return or(exists(said), inArray(supportThreads.userId, writers), holds(sql`${supportThreads.email}`, search));
}

/** Returns whether a thread has messages after one. */
export const hasNewer = async (db: Db, id: number, read: number): Promise<boolean> =>
  (await db.$count(supportMessages, and(eq(supportMessages.threadId, id), gt(supportMessages.id, read)))) > 0;

/** Reads a thread that the caller may read. @throws 404 */
export async function findThread(db: Db, id: number, member: Member): Promise<ThreadRow> {
  const [thread] = await db.select().from(supportThreads).where(eq(supportThreads.id, id));
  return requireReadable(member, thread);
}

/** Reads a thread with its latest messages; managers see who wrote them. @throws 404 */
export async function readThread(db: Db, id: number, member: Member, locale: Locale): Promise<SupportThread> {
  const thread = await findThread(db, id, member);
  const latest = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.threadId, id))
    .orderBy(desc(supportMessages.id))
    .limit(MESSAGES_MAX);
  const rows = latest.reverse();
  const ids = [thread.userId, ...rows.map(({ managerId }) => managerId)];
  const isShown = seesWriters(member);
  const authorBy = await authorsOf(db, isShown ? ids : [], locale);
  const email = isShown ? thread.email : null;
  return {
    ...presentRow(thread, rows[0]?.content ?? '', { user: authorBy(thread.userId), email }),
    messages: rows.map((row) => ({
      id: row.id,
      from_team: row.fromTeam,
      manager: authorBy(row.managerId),
      content: row.content,
      fileUrl: row.fileUrl,
      created_at: row.createdAt.toISOString(),
    })),
  };
}
