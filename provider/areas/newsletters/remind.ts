import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { CONSENT_REMINDER_YEARS } from '../../../contract/constants/newsletters.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { users } from '../../db/schema/users.ts';
import { nightUntil } from '../../domain/marketing/night.ts';
import { missingOf, readOperator } from '../../domain/operator/read.ts';
import type { Db } from '../../platform/db/client.ts';
import { loggable } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/context.ts';
import { type MailConnection, MailRejected } from '../../platform/mail/connection.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { recordEnd } from '../../platform/mail/record.ts';
import { REJECTED_MIN, rejectionsOfSender, type SentOnce, sendOnce } from '../../platform/mail/sendOnce.ts';
import { seoulDate, seoulDay } from '../../platform/time/seoul.ts';
import { addressOf, isReachable } from './audience.ts';
import { reminderMail } from './mails.ts';

/** Mails that are sent at the same time, each over a connection of its own. */
const BATCH_SIZE = 10;

type Sending = Pick<Services, 'database' | 'mail' | 'env' | 'now' | 'log'>;
type Reminded = Awaited<ReturnType<typeof nextBatch>>[number] & { mail: Mail };

const { id, agreedAt, remindedAt } = marketingAttendees;

/** Selects consents that were given, and last named to their subscriber, so many years ago by the day in Korea. */
const isDue = (now: Date): SQL =>
  sql`${seoulDate(sql`greatest(${agreedAt}, ${remindedAt})`)}::date + make_interval(years => ${CONSENT_REMINDER_YEARS}) <= ${seoulDay(now)}::date`;

/** Reads the next subscribers whom to remind. */
const nextBatch = (db: Db, after: number, now: Date) =>
  db
    .select({
      id,
      userId: marketingAttendees.userId,
      email: addressOf,
      locale: marketingAttendees.locale,
      agreedAt,
      remindedAt,
    })
    .from(marketingAttendees)
    .leftJoin(users, eq(users.id, marketingAttendees.userId))
    .where(and(gt(id, after), isReachable, isDue(now)))
    .orderBy(asc(id))
    .limit(BATCH_SIZE);

/** Stores that subscribers are reminded, but those who have unsubscribed or agreed anew meanwhile. */
async function claim(tx: Db, begun: Reminded[], now: Date): Promise<Reminded[]> {
  const ids = begun.map((reminded) => reminded.id);
  const claimed = await tx
    .update(marketingAttendees)
    .set({ remindedAt: now })
    .where(and(inArray(id, ids), isDue(now)))
    .returning({ id });
  return begun.filter((reminded) => claimed.some((row) => row.id === reminded.id));
}

/**
 * Stores what a server's rejection of a reminder means: one that it does not take for now, or whose sender it rejects,
 * is due again, one that it rejects for good is not repeated, and a missing mailbox ends the mails to it.
 */
async function settle(tx: Db, { recipient, outcome }: SentOnce<Reminded>, isSenderRejected: boolean, now: Date) {
  if (!(outcome instanceof MailRejected)) return;
  const { failure } = outcome;
  const isRepeated = failure === 'for now' || (failure === 'for good' && isSenderRejected);
  const is = eq(id, recipient.id);
  if (failure === 'no mailbox') await tx.update(marketingAttendees).set({ bouncedAt: now }).where(is);
  else
    await tx
      .update(marketingAttendees)
      .set({ remindedAt: isRepeated ? recipient.remindedAt : now })
      .where(is);
}

/** Returns how a reminder is recorded of its member. */
const stateOf = (outcome: SentOnce<unknown>['outcome']) => {
  if (!(outcome instanceof MailRejected)) return outcome;
  return outcome.failure === 'for now' ? 'failed' : 'refused';
};

/** Reminds a batch of subscribers. Returns the error after which no other mail is tried in this run. */
async function remindBatch(
  services: Sending,
  batch: Reminded[],
  connections: MailConnection[],
): Promise<Error | undefined> {
  const { database, now } = services;
  const { outcomes, unreachable } = await sendOnce(connections, batch, (begun) =>
    database.write((tx) => claim(tx, begun, now())),
  );
  const rejections = rejectionsOfSender(outcomes);
  const isSenderRejected = rejections.length >= REJECTED_MIN;
  await database.write(async (tx) => {
    for (const ended of outcomes) await settle(tx, ended, isSenderRejected, now());
  });
  for (const { recipient, outcome } of outcomes) {
    const error = outcome instanceof MailRejected ? outcome : undefined;
    if (error?.failure === 'for good') services.log.error(loggable(error), 'a reminder of a consent was rejected');
    await recordEnd(services, recipient.mail, { state: stateOf(outcome), error, now: now() });
  }
  return unreachable ?? (isSenderRejected ? rejections[0] : undefined);
}

/**
 * Reminds subscribers, by day and at most once, that they agreed to advertising two years ago (Network Act, article
 * 50(8)). Who keeps silent is reminded two years later. Without the operator's details, which it has to name, none is
 * sent, like any newsletter.
 */
export async function remindOfConsents(services: Sending, signal: AbortSignal): Promise<void> {
  const { database, env, mail, now, log } = services;
  const sender = await database.read((db) => readOperator(db, env));
  if (missingOf(sender).length > 0) return;
  const connections = Array.from({ length: BATCH_SIZE }, () => mail.connect());
  try {
    for (let after = 0; !signal.aborted && !nightUntil(now()); ) {
      const from = after;
      const due = await database.read((db) => nextBatch(db, from, now()));
      const last = due.at(-1);
      if (!last) return;
      after = last.id;
      const batch = due.map((row) => ({ ...row, mail: reminderMail(row, { env, sender }) }));
      const failure = await remindBatch(services, batch, connections);
      if (!failure) continue;
      log.warn(loggable(failure), 'reminders of consents wait for the mail server');
      return;
    }
  } finally {
    for (const connection of connections) connection.close();
  }
}
