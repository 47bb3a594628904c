import type { supportThreads } from '../../db/schema/support.ts';
import { type Caller, isAuthor, may } from '../../domain/identity/policy.ts';
import { notFound } from '../../platform/errors/errors.ts';

type ThreadRow = typeof supportThreads.$inferSelect;

/** Returns whether the caller answers a thread: who has the right to, unless it is their own question. */
export const answers = (caller: Caller, { userId }: Pick<ThreadRow, 'userId'>): boolean =>
  may(caller, 'support') && userId !== caller?.id;

/** Returns a thread that the caller may read: the member's own, or any with the right to answer. @throws 404 */
export function requireReadable(caller: Caller, thread: ThreadRow | undefined): ThreadRow {
  // A visitor's thread belongs to no member; ids start at 1.
  if (!thread || !(seesWriters(caller) || isAuthor(caller, { userId: thread.userId ?? 0 }))) throw notFound();
  return thread;
}

/** Returns whether the caller sees who wrote a thread and who answered it: who answers does. */
export const seesWriters = (caller: Caller): boolean => may(caller, 'support');
