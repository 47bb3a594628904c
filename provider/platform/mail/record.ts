import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { mails } from '../../db/schema/jobs.ts';
import type { Database, Db } from '../db/client.ts';
import { loggable } from '../errors/errors.ts';
import { MailRejected } from './connection.ts';
import { failureOf, type MailError } from './failure.ts';
import type { Mail, Mailer } from './mail.ts';

type RecordedMailState = (typeof mails.$inferSelect)['state'];

/** How a mail ended; `key` names one that is tried again. */
export interface MailEnd {
  state: RecordedMailState;
  error?: MailError | MailRejected;
  key?: string;
  now: Date;
}

/** Returns the state of a mail that failed; `isRepeated` says that one that failed for now is tried again. */
export function endOf(error: MailError, isRepeated: boolean): RecordedMailState {
  if (failureOf(error) !== 'for now') return 'refused';
  return isRepeated ? 'waiting' : 'failed';
}

const outcomeOf = ({ state, error, now }: MailEnd) => {
  const rejection =
    error instanceof MailRejected
      ? { answer: error.code, failure: error.failure }
      : { answer: error?.responseCode ?? null, failure: error && failureOf(error) };
  return { state, answer: rejection.answer, isMailbox: rejection.failure === 'no mailbox', triedAt: now };
};

/** Records how a mail to a member ended, or how it ended now that it was tried again. */
export async function recordMail(
  tx: Db,
  { to: email, record }: Pick<Mail, 'to' | 'record'>,
  end: MailEnd,
): Promise<void> {
  if (!record) return;
  const { memberId: userId, kind } = record;
  const outcome = outcomeOf(end);
  await tx
    .insert(mails)
    .values({ userId, kind, email, key: end.key ?? randomUUID(), createdAt: end.now, ...outcome })
    .onConflictDoUpdate({ target: mails.key, set: outcome });
}

/**
 * Records how a mail that waited ended, unless its member was erased meanwhile; one that was not tried any more keeps
 * the reply to its last try.
 */
export async function recordRetry(tx: Db, key: string, end: MailEnd): Promise<void> {
  const isTried = end.state === 'sent' || end.error !== undefined;
  await tx
    .update(mails)
    .set(isTried ? outcomeOf(end) : { state: end.state })
    .where(eq(mails.key, key));
}

/** Records how a mail ended, in a transaction of its own; a failure of that is logged and changes nothing for the mail. */
export async function recordEnd(
  { database, log }: { database: Database; log: Pick<Logger, 'error'> },
  mail: Mail,
  end: MailEnd,
): Promise<void> {
  await database
    .write((tx) => recordMail(tx, mail, end))
    .catch((error: Error) => log.error(loggable(error), 'a mail was not recorded'));
}

/**
 * Sends a mail outside of transactions, and records how it ended; `isRepeated` says that one that fails for now is
 * tried again.
 * @throws as the mailer
 */
export async function sendRecorded(
  services: Parameters<typeof recordEnd>[0] & { mail: Mailer; now(): Date },
  mail: Mail,
  { key, isRepeated = false }: { key?: string; isRepeated?: boolean } = {},
): Promise<void> {
  const { mail: mailer, now } = services;
  const error = await mailer.send(mail).then(
    () => undefined,
    (failure: MailError) => failure,
  );
  await recordEnd(services, mail, { state: error ? endOf(error, isRepeated) : 'sent', error, key, now: now() });
  if (error) throw error;
}
