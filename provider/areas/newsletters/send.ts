import { addMinutes, subHours } from 'date-fns';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { DELIVERY_DAYS } from '../../../contract/constants/newsletters.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import { users } from '../../db/schema/users.ts';
import { nightUntil } from '../../domain/marketing/night.ts';
import { missingOf, readOperator } from '../../domain/operator/read.ts';
import type { Db } from '../../platform/db/client.ts';
import { loggable } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/context.ts';
import { type MailConnection, MailRejected } from '../../platform/mail/connection.ts';
import { REJECTED_MIN, rejectionsOfSender, type SentOnce, sendOnce } from '../../platform/mail/sendOnce.ts';
import { daysBefore } from '../../platform/time/days.ts';
import { addressOf, chosenBy, mayBeMailed } from './audience.ts';
import { type Edition, editionOf, newsletterMail } from './mails.ts';
import { type NewsletterRow, summaryOf } from './queries.ts';

/** Mails that are sent at the same time, each over a connection of its own: at most so many end unconfirmed. */
const BATCH_SIZE = 10;
/** A provider that sends has this long for a batch, in minutes; then another one may go on. */
const BUSY_MINUTES = 2;
/** A mail that a server does not take for now is tried again after these times, in minutes; then it has failed. */
const RETRY_MINUTES = [10, 60, 240];

/** A newsletter that could not start for so many hours after its time, such as in an outage, is not sent any more. */
const START_HOURS = 24;

type Sending = Pick<Services, 'database' | 'mail' | 'env' | 'now' | 'log'>;
type Recipient = Awaited<ReturnType<typeof nextBatch>>[number];

/**
 * Turns newsletters whose time passed too long ago into drafts again, which keep that time: an operator decides whether
 * they are still to be sent. Returns their ids.
 */
async function withdrawLate(tx: Db, now: Date): Promise<number[]> {
  const withdrawn = await tx
    .update(newsletters)
    .set({ state: 'draft', updatedAt: now })
    .where(and(eq(newsletters.state, 'scheduled'), lt(newsletters.scheduledAt, subHours(now, START_HOURS))))
    .returning({ id: newsletters.id });
  return withdrawn.map(({ id }) => id);
}

/** Starts the newsletters whose time has come: from now on their recipients are fixed, and only get fewer. */
async function startDue(tx: Db, now: Date) {
  const due = await tx
    .select()
    .from(newsletters)
    .where(and(eq(newsletters.state, 'scheduled'), lte(newsletters.scheduledAt, now)))
    .orderBy(asc(newsletters.id))
    .for('no key update', { skipLocked: true });
  for (const { id, topic, audience } of due) {
    await tx.execute(sql`insert into ${newsletterDeliveries} (newsletter_id, attendee_id, due_at)
      select ${id}::int, ${marketingAttendees.id}, ${now.toISOString()}::timestamptz
      from ${marketingAttendees} left join ${users} on ${users.id} = ${marketingAttendees.userId}
      where ${chosenBy({ ...audience, topic }, now)} order by ${marketingAttendees.id}`);
    await tx.update(newsletters).set({ state: 'sending', startedAt: now }).where(eq(newsletters.id, id));
  }
}

/**
 * Takes the next newsletter after `after` that is being sent and that no provider is busy with. Mails that were
 * claimed by a provider that has ended are not sent again: whether they arrived is unknown.
 */
async function takeNext(tx: Db, after: number, now: Date): Promise<NewsletterRow | undefined> {
  const isFree = or(isNull(newsletters.busyUntil), lte(newsletters.busyUntil, now));
  const [row] = await tx
    .select()
    .from(newsletters)
    .where(and(eq(newsletters.state, 'sending'), gt(newsletters.id, after), isFree))
    .orderBy(asc(newsletters.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!row) return undefined;
  await tx
    .update(newsletters)
    .set({ busyUntil: addMinutes(now, BUSY_MINUTES) })
    .where(eq(newsletters.id, row.id));
  const isLost = and(eq(newsletterDeliveries.newsletterId, row.id), eq(newsletterDeliveries.state, 'claimed'));
  await tx.update(newsletterDeliveries).set({ state: 'unconfirmed' }).where(isLost);
  return row;
}

/** Reads the next mails of a newsletter; `isMailed` is false once its recipient gets none any more. */
const nextBatch = (db: Db, { id: newsletterId, topic }: NewsletterRow, now: Date) =>
  db
    .select({
      deliveryId: newsletterDeliveries.id,
      tries: newsletterDeliveries.tries,
      attendeeId: sql<number>`coalesce(${newsletterDeliveries.attendeeId}, 0)`,
      userId: marketingAttendees.userId,
      email: addressOf,
      agreedAt: sql`coalesce(${marketingAttendees.agreedAt}, now())`.mapWith(marketingAttendees.agreedAt),
      isMailed: sql<boolean>`coalesce(${mayBeMailed(topic)}, false)`,
    })
    .from(newsletterDeliveries)
    .leftJoin(marketingAttendees, eq(marketingAttendees.id, newsletterDeliveries.attendeeId))
    .leftJoin(users, eq(users.id, marketingAttendees.userId))
    .where(
      and(
        eq(newsletterDeliveries.newsletterId, newsletterId),
        eq(newsletterDeliveries.state, 'pending'),
        lte(newsletterDeliveries.dueAt, now),
      ),
    )
    .orderBy(asc(newsletterDeliveries.dueAt), asc(newsletterDeliveries.id))
    .limit(BATCH_SIZE);

const idsOf = (recipients: { deliveryId: number }[]) => recipients.map(({ deliveryId }) => deliveryId);

/**
 * Claims mails before their last byte is sent, while the newsletter is still being sent and their subscriptions have
 * not ended: a mail that was claimed is never sent again. Returns the ids of those that may be finished.
 */
async function claim(tx: Db, newsletterId: number, ids: number[], now: Date): Promise<Set<number>> {
  const sending = await tx
    .update(newsletters)
    .set({ busyUntil: addMinutes(now, BUSY_MINUTES) })
    .where(and(eq(newsletters.id, newsletterId), eq(newsletters.state, 'sending')))
    .returning({ id: newsletters.id });
  if (sending.length === 0) return new Set();
  const claimed = await tx
    .update(newsletterDeliveries)
    .set({ state: 'claimed' })
    .where(
      and(
        inArray(newsletterDeliveries.id, ids),
        eq(newsletterDeliveries.state, 'pending'),
        sql`${newsletterDeliveries.attendeeId} is not null`,
      ),
    )
    .returning({ id: newsletterDeliveries.id });
  return new Set(claimed.map(({ id }) => id));
}

type Ended = SentOnce<Recipient>;

/**
 * Pauses a newsletter whose sender a server rejects, of a batch or before any mail was sent. Returns the rejection, or
 * undefined.
 */
async function pauseRejected(tx: Db, newsletterId: number, ended: Ended[]): Promise<MailRejected | undefined> {
  const rejections = rejectionsOfSender(ended);
  if (!rejections[0]) return undefined;
  const { newsletterId: of, state } = newsletterDeliveries;
  const isSent = and(eq(of, newsletterId), eq(state, 'sent'));
  if (rejections.length < REJECTED_MIN && (await tx.$count(newsletterDeliveries, isSent)) > 0) return undefined;
  await tx
    .update(newsletters)
    .set({ state: 'paused' })
    .where(and(eq(newsletters.id, newsletterId), eq(newsletters.state, 'sending')));
  return rejections[0];
}

/**
 * Records how mails ended, and subscriptions whose mailbox a server does not know. Those of a
 * rejected sender are tried again, like those that a server does not take for now.
 */
async function record(tx: Db, outcomes: Ended[], { isSenderRejected, now }: { isSenderRejected: boolean; now: Date }) {
  const bounced = outcomes.flatMap(({ recipient, outcome }) =>
    outcome instanceof MailRejected && outcome.failure === 'no mailbox' ? [recipient.attendeeId] : [],
  );
  // The subscription before its deliveries, as its end locks them.
  if (bounced.length > 0) {
    await tx.update(marketingAttendees).set({ bouncedAt: now }).where(inArray(marketingAttendees.id, bounced));
  }
  const open = inArray(newsletterDeliveries.state, ['pending', 'claimed', 'unconfirmed']);
  for (const state of ['sent', 'unconfirmed'] as const) {
    const ended = outcomes.filter(({ outcome }) => outcome === state).map(({ recipient }) => recipient);
    if (ended.length === 0) continue;
    await tx
      .update(newsletterDeliveries)
      .set({ state })
      .where(and(inArray(newsletterDeliveries.id, idsOf(ended)), open));
  }
  for (const { recipient, outcome } of outcomes) {
    if (!(outcome instanceof MailRejected)) continue;
    const { code, failure } = outcome;
    const { deliveryId, tries } = recipient;
    const isRepeated = failure === 'for now' || (isSenderRejected && failure === 'for good');
    const minutes = isRepeated ? RETRY_MINUTES[tries] : undefined;
    await tx
      .update(newsletterDeliveries)
      .set(
        minutes === undefined
          ? { state: 'failed', code }
          : { state: 'pending', tries: tries + 1, dueAt: addMinutes(now, minutes), ...(isSenderRejected && { code }) },
      )
      .where(and(eq(newsletterDeliveries.id, deliveryId), open));
  }
}

/**
 * Sends a batch of a newsletter, each mail at most once. Returns the error of a server that could not be reached, or
 * that rejects the sender.
 */
async function sendBatch(
  { database, now }: Sending,
  { id }: NewsletterRow,
  batch: Recipient[],
  { edition, connections }: { edition: Edition; connections: MailConnection[] },
): Promise<Error | undefined> {
  const ended = idsOf(batch.filter(({ isMailed }) => !isMailed));
  const mailed = batch
    .filter(({ isMailed }) => isMailed)
    .map((recipient) => ({ ...recipient, mail: newsletterMail(edition, recipient) }));
  const { outcomes, unreachable } = await sendOnce(connections, mailed, (begun) =>
    database.write(async (tx) => {
      if (ended.length > 0) {
        await tx.update(newsletterDeliveries).set({ state: 'skipped' }).where(inArray(newsletterDeliveries.id, ended));
      }
      const claimed = await claim(tx, id, idsOf(begun), now());
      return begun.filter(({ deliveryId }) => claimed.has(deliveryId));
    }),
  );
  const rejection = await database.write(async (tx) => {
    const found = await pauseRejected(tx, id, outcomes);
    await record(tx, outcomes, { isSenderRejected: found !== undefined, now: now() });
    return found;
  });
  return rejection ?? unreachable;
}

/** Ends a newsletter of which no mail is left, and lets another provider go on with one that has some. */
async function release(tx: Db, id: number, now: Date) {
  const isOwn = eq(newsletterDeliveries.newsletterId, id);
  const left = await tx.$count(
    newsletterDeliveries,
    and(isOwn, inArray(newsletterDeliveries.state, ['pending', 'claimed'])),
  );
  await tx.update(newsletters).set({ busyUntil: null }).where(eq(newsletters.id, id));
  if (left > 0) return;
  await tx
    .update(newsletters)
    .set({ state: 'sent', endedAt: now })
    .where(and(eq(newsletters.id, id), eq(newsletters.state, 'sending')));
}

/** Sends what is due of one newsletter, until it is stopped, night falls or the mail server takes none. */
async function sendNewsletter(
  services: Sending,
  row: NewsletterRow,
  { edition, signal }: { edition: Edition; signal: AbortSignal },
) {
  const { database, mail, now, log } = services;
  const connections = Array.from({ length: BATCH_SIZE }, () => mail.connect());
  try {
    while (!signal.aborted && !nightUntil(now())) {
      const isSending = and(eq(newsletters.id, row.id), eq(newsletters.state, 'sending'));
      const batch = await database.read(async (db) =>
        (await db.$count(newsletters, isSending)) > 0 ? nextBatch(db, row, now()) : [],
      );
      if (batch.length === 0) break;
      const failure = await sendBatch(services, row, batch, { edition, connections });
      if (!failure) continue;
      const details = { newsletter: row.id, ...loggable(failure) };
      if (failure instanceof MailRejected)
        log.error(details, 'a newsletter is paused: the mail server rejects its sender');
      else log.warn(details, 'newsletter mails wait for the mail server');
      break;
    }
  } finally {
    for (const connection of connections) connection.close();
    await database.write((tx) => release(tx, row.id, now()));
  }
}

/**
 * Sends the newsletters whose time has come, by day only. What a stopped or killed provider has not sent, the next
 * run sends, of any provider.
 */
export async function sendNewsletters(services: Sending, signal: AbortSignal): Promise<void> {
  const { database, env, now, log } = services;
  if (nightUntil(now())) return;
  const sender = await database.read((db) => readOperator(db, env));
  if (missingOf(sender).length > 0) return;
  const late = await database.write(async (tx) => {
    const withdrawn = await withdrawLate(tx, now());
    await startDue(tx, now());
    return withdrawn;
  });
  if (late.length > 0) log.warn({ newsletters: late }, 'newsletters were not sent in time and are drafts again');
  for (let after = 0; !signal.aborted; ) {
    const from = after;
    const row = await database.write((tx) => takeNext(tx, from, now()));
    if (!row) return;
    await sendNewsletter(services, row, { edition: editionOf(row, env, sender), signal });
    after = row.id;
  }
}

/** Deletes the deliveries of newsletters that ended some days ago; their counts stay. */
export async function purgeDeliveries(tx: Db, now: Date) {
  const ended = await tx
    .select()
    .from(newsletters)
    .where(and(lte(newsletters.endedAt, daysBefore(now, DELIVERY_DAYS)), isNull(newsletters.summary)))
    .for('no key update', { skipLocked: true });
  for (const row of ended) {
    await tx
      .update(newsletters)
      .set({ summary: await summaryOf(tx, row) })
      .where(eq(newsletters.id, row.id));
    await tx.delete(newsletterDeliveries).where(eq(newsletterDeliveries.newsletterId, row.id));
  }
}
