import { addMinutes } from 'date-fns';
import { eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { waitingMails } from '../../db/schema/jobs.ts';
import type { ProviderEnv } from '../config/env.ts';
import type { Database } from '../db/client.ts';
import { claimDue } from '../jobs/claim.ts';
import { openText, sealText } from '../secrets/seal.ts';
import { failureOf, type MailError } from './failure.ts';
import type { Mail, Mailer } from './mail.ts';

/** Mails that are claimed and sent at the same time. */
const BATCH_SIZE = 10;
/** A mail that failed for now is sent again after these times, in minutes: greylisting takes some, an outage hours. */
const RETRY_MINUTES = [1, 5, 15, 60, 180];

/** Where failed mails wait. */
interface Storage {
  database: Database;
  env: Pick<ProviderEnv, 'TOKEN_SECRET'>;
  now(): Date;
}

const sealOf = (tokenSecret: string) => ({ tokenSecret, purpose: 'waiting mails', owner: 'mail' });

/** Stores a mail that failed, to be sent again, unless it was rejected for good. Returns whether it waits. */
export async function storeFailed({ database, env, now }: Storage, mail: Mail, error: MailError): Promise<boolean> {
  if (failureOf(error) !== 'for now') return false;
  const sealed = sealText(JSON.stringify(mail), sealOf(env.TOKEN_SECRET));
  const dueAt = addMinutes(now(), RETRY_MINUTES[0] ?? 0);
  await database.write((tx) => tx.insert(waitingMails).values({ sealed, dueAt }));
  return true;
}

/**
 * Sends the mails that are due again, outside of transactions. One that is rejected for good or failed at its last
 * try is dropped, and logged without its text and address; one whose provider ends while it sends may arrive twice.
 */
export async function sendWaiting({
  database,
  env,
  log,
  mail: mailer,
  now,
}: Storage & { mail: Mailer; log: Pick<Logger, 'error'> }) {
  const options = { batch: BATCH_SIZE, retryMinutes: RETRY_MINUTES };
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    const claimed = await database.write((tx) => claimDue(tx, waitingMails, { ...options, now: now() }));
    count = claimed.length;
    const ids = claimed.map(({ id }) => id);
    const rows = await database.read((db) => db.select().from(waitingMails).where(inArray(waitingMails.id, ids)));
    await Promise.all(
      rows.map(async ({ id, sealed, tries }) => {
        try {
          await mailer.send(JSON.parse(openText(sealed, sealOf(env.TOKEN_SECRET))) as Mail);
        } catch (error) {
          const { code, responseCode } = error as MailError;
          if (failureOf(error as MailError) === 'for now' && tries <= RETRY_MINUTES.length) return;
          log.error({ code, answer: responseCode, tries }, 'a mail was not sent');
        }
        await database.write((tx) => tx.delete(waitingMails).where(eq(waitingMails.id, id)));
      }),
    );
  }
}
