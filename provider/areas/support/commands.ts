import { createHash } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { SUPPORT_VISITOR_DAYS } from '../../../contract/constants/support.ts';
import type { supportCalls } from '../../../contract/support.calls.ts';
import { supportMessages, supportThreads } from '../../db/schema/support.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { Actor, RequestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { answers } from './policy.ts';
import { findThread, hasNewer, type ThreadRow } from './queries.ts';

type Question = Omit<InputOf<typeof supportCalls.sendSupport>['body'], 'email'>;
type Message = InputOf<typeof supportCalls.replySupport>['body'];

/** The author of a question: a member, or a visitor by the address that is answered. */
type Writer = { now: Date; locale: Locale } & ({ member: Member } | { email: string });

/** Requires the picture of a message to be the member's own, and keeps it private. @throws 400 `fileUrl` */
async function attach(
  tx: Db,
  { fileUrl }: Pick<Message, 'fileUrl'>,
  { member, locale }: { member?: Member; locale: Locale },
) {
  if (!fileUrl) return;
  if (!member) throw fieldError(locale, 'fileUrl', 'unknownFile');
  await requireFiles(tx, 'fileUrl', [fileUrl], { member, locale, isPrivate: true });
}

/** Stores a question with its first message; a visitor's that comes twice a day only once. Returns its id. */
export async function createThread(tx: Db, { topic, ...first }: Question, writer: Writer): Promise<number | null> {
  const { now, locale } = writer;
  await attach(tx, first, { locale, ...('member' in writer && { member: writer.member }) });
  const day = now.toISOString().slice(0, 10);
  const columns =
    'member' in writer
      ? { userId: writer.member.id }
      : {
          email: writer.email,
          digest: createHash('sha256').update([writer.email, topic, first.content, day].join('\n')).digest('hex'),
        };
  const [thread] = await tx
    .insert(supportThreads)
    .values({ ...columns, locale, topic, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ id: supportThreads.id });
  if (!thread) return null;
  await tx.insert(supportMessages).values({ ...first, threadId: thread.id, fromTeam: false, createdAt: now });
  return thread.id;
}

/**
 * Adds a message to a thread: a manager's answers it and notifies its member, a member's opens it again. Returns
 * the visitor's thread whose answer is to be mailed. @throws 404, 400 `fileUrl`, 409 `written_meanwhile`
 */
export async function reply(
  tx: Db,
  id: number,
  { read, ...message }: Message,
  by: RequestContext,
): Promise<ThreadRow | undefined> {
  const { member, now, locale } = by;
  const thread = await findThread(tx, id, member);
  const fromTeam = answers(member, thread);
  await attach(tx, message, { member, locale });
  await tx
    .update(supportThreads)
    .set({ status: fromTeam ? 'answered' : 'open', changedAt: now })
    .where(eq(supportThreads.id, id));
  // Of two who answer at once, the second has waited for the row.
  if (fromTeam && read && (await hasNewer(tx, id, read))) throw new ApiError(409, 'written_meanwhile');
  const managerId = fromTeam ? member.id : null;
  await tx.insert(supportMessages).values({ ...message, threadId: id, fromTeam, managerId, createdAt: now });
  if (!fromTeam) return undefined;
  await logAction(tx, by, { action: 'answer_support', ...entryOf(thread), after: { status: 'answered' } });
  if (thread.userId === null) return thread;
  await notify(tx, {
    to: thread.userId,
    kind: 'support',
    subject: { type: 'support', id, title: excerptOf(message.content), path: `/me/support?id=${id}` },
    now,
  });
  return undefined;
}

/** Names a thread in the audit log by its number, since its text was sent to the managers alone. */
const entryOf = ({ id, userId, status }: ThreadRow) => ({ label: `#${id}`, memberId: userId, before: { status } });

/** Closes a thread, or opens it again; done twice it is done once. @throws 404, 409 `written_meanwhile` */
export async function setStatus(
  tx: Db,
  id: number,
  { status, read }: InputOf<typeof supportCalls.setSupportStatus>['body'],
  by: Actor,
): Promise<void> {
  const thread = await findThread(tx, id, by.member);
  const [changed] = await tx
    .update(supportThreads)
    .set({ status, changedAt: by.now })
    .where(and(eq(supportThreads.id, id), ne(supportThreads.status, status)))
    .returning({ id: supportThreads.id });
  if (!changed) return;
  // A message that was sent at the same moment has been waited for.
  if (read && (await hasNewer(tx, id, read))) throw new ApiError(409, 'written_meanwhile');
  await logAction(tx, by, { action: 'set_support_status', ...entryOf(thread), after: { status } });
}

/** Deletes what visitors asked, some months after the last message; returns the number of threads. */
export async function purgeVisitorThreads(tx: Db, now: Date): Promise<number> {
  const old = new Date(now.getTime() - SUPPORT_VISITOR_DAYS * millisecondsInDay);
  const deleted = await tx
    .delete(supportThreads)
    .where(and(isNull(supportThreads.userId), lte(supportThreads.changedAt, old)))
    .returning({ id: supportThreads.id });
  return deleted.length;
}
