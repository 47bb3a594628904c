import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { waitingMails } from '../../db/schema/jobs.ts';
import type { ProviderEnv } from '../config/env.ts';
import type { Database } from '../db/client.ts';
import { claimDue } from '../jobs/claim.ts';
import { untilShort } from '../jobs/untilShort.ts';
import { openText, sealText } from '../secrets/seal.ts';
import type { MailError } from './failure.ts';
import type { Mail, Mailer } from './mail.ts';
import { endOf, type MailEnd, recordEnd, recordMail, recordRetry } from './record.ts';

/** Mails that are claimed and sent at the same time. */
const BATCH_SIZE = 10;
/** A mail that failed for now is sent again after these times, in minutes: greylisting takes some, an outage hours. */
const RETRY_MINUTES = [1, 5, 15, 60, 180];

/** Where failed mails wait. */
interface Storage {
  database: Database;
  env: Pick<ProviderEnv, 'TOKEN_SECRET'>;
  log: Pick<Logger, 'error'>;
  now(): Date;
}

const sealOf = (tokenSecret: string) => ({ tokenSecret, purpose: 'waiting mails', owner: 'mail' });

/** A mail that waits, with the key of its record; none in one that was stored by an earlier version. */
type Waiting = Mail & { key?: string };

/**
 * Stores a mail that failed, to be sent again, unless it was rejected for good, and records that. Returns whether it
 * waits.
 */
export async function storeFailed(storage: Storage, mail: Mail, error: MailError): Promise<boolean> {
  const { database, env, now } = storage;
  const state = endOf(error, true);
  if (state !== 'waiting') {
    await recordEnd(storage, mail, { state, error, now: now() });
    return false;
  }
  const key = randomUUID();
  const waiting: Waiting = { ...mail, key };
  const sealed = sealText(JSON.stringify(waiting), sealOf(env.TOKEN_SECRET));
  const dueAt = addMinutes(now(), RETRY_MINUTES[0] ?? 0);
  await database.write(async (tx) => {
    await tx.insert(waitingMails).values({ sealed, dueAt });
    await recordMail(tx, mail, { state, error, key, now: now() });
  });
  return true;
}

type Sending = Storage & { mail: Mailer };

/**
 * Sends a mail outside of transactions, and records how it ended. One that fails for now is stored and sent again; any
 * other is logged by its code only, for its text has the address.
 */
export async function sendOrStore(services: Sending & { log: Pick<Logger, 'warn' | 'error'> }, mail: Mail) {
  const { mail: mailer, log, now } = services;
  const error = await mailer.send(mail).then(
    () => undefined,
    (failure: MailError) => failure,
  );
  if (!error) return recordEnd(services, mail, { state: 'sent', now: now() });
  const failure = { code: error.code, answer: error.responseCode };
  try {
    if (await storeFailed(services, mail, error)) log.warn(failure, 'a mail waits to be sent again');
    else log.error(failure, 'a mail was not sent');
  } catch (unstored) {
    log.error({ code: (unstored as MailError).code }, 'a mail was not sent, nor stored');
  }
}

/**
 * Sends a mail that waits; one that is rejected for good, failed at its last try, or has a link that no longer works is
 * dropped.
 */
async function sendAgain(
  { database, env, log, mail: mailer, now }: Sending,
  { id, sealed, tries }: typeof waitingMails.$inferSelect,
) {
  let end: Pick<MailEnd, 'state'> & { error?: MailError } = { state: 'sent' };
  let key: string | undefined;
  try {
    const { key: recorded, ...mail } = JSON.parse(openText(sealed, sealOf(env.TOKEN_SECRET))) as Waiting;
    key = recorded;
    if (mail.until && new Date(mail.until) <= now()) end = { state: 'failed' };
    else await mailer.send(mail);
  } catch (failure) {
    const error = failure as MailError;
    end = { state: endOf(error, tries <= RETRY_MINUTES.length), error };
  }
  await database.write(async (tx) => {
    if (key) await recordRetry(tx, key, { ...end, now: now() });
    if (end.state !== 'waiting') await tx.delete(waitingMails).where(eq(waitingMails.id, id));
  });
  const { error, state } = end;
  if (state !== 'sent' && state !== 'waiting') {
    log.error({ code: error?.code, answer: error?.responseCode, tries }, 'a mail was not sent');
  }
}

/**
 * Sends the mails that are due again, outside of transactions, and logs those that are dropped without their text and
 * address; one whose provider ends while it sends may arrive twice.
 */
export async function sendWaiting(services: Sending, signal?: AbortSignal) {
  const { database, now } = services;
  const options = { batch: BATCH_SIZE, retryMinutes: RETRY_MINUTES };
  const sendBatch = async () => {
    const claimed = await database.write((tx) => claimDue(tx, waitingMails, { ...options, now: now() }));
    const ids = claimed.map(({ id }) => id);
    const rows = await database.read((db) => db.select().from(waitingMails).where(inArray(waitingMails.id, ids)));
    await Promise.all(rows.map((row) => sendAgain(services, row)));
    return claimed.length;
  };
  await untilShort(BATCH_SIZE, sendBatch, signal);
}
