import { addMinutes } from 'date-fns';
import { and, asc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { notificationSettings } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { signStop } from '../../domain/marketing/stopToken.ts';
import { quietHours } from '../../domain/notifications/settings.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { loggable } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/context.ts';
import { failureOf, type MailError } from '../../platform/mail/failure.ts';
import { sendRecorded } from '../../platform/mail/record.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { daysBefore } from '../../platform/time/days.ts';
import { type DigestContent, digestMail } from './mails.ts';
import { listNotifications } from './queries.ts';

const DAYS = { daily: 1, weekly: 7 } as const;
/** A digest may be early by so much, so that the minutes that a run takes do not add up day by day. */
const EARLY_MINUTES = 30;
/** How long a digest that could not be sent is tried again, in days; then the next one is due. */
const RETRY_DAYS = 1;
/** Digests that are claimed and sent together: no more are lost when the provider is killed. */
const BATCH_SIZE = 10;
const UNREAD_MAX = 5;
/** The hours of a member's time zone in which no digest is sent. */
const NIGHT = { on: true, from: 21, to: 8 };

/** Reads the content of others; its area passes it. */
type ReadEntries = (
  db: Db,
  reader: { memberId: number; since: Date; locale: Locale },
) => Promise<Omit<DigestContent, 'unread'>>;

type Sending = Pick<Services, 'database' | 'mail' | 'env' | 'now' | 'log'>;
type Due = Awaited<ReturnType<typeof claimDue>>['claimed'][number];

/**
 * Claims the digests that are due of members after `after`, where it is day: from now on they count as sent,
 * so that none is sent twice. `last` is where the next batch begins, undefined after the last one.
 */
async function claimDue(tx: Db, after: number, now: Date) {
  const dueAt = (interval: keyof typeof DAYS) =>
    and(
      eq(notificationSettings.digest, interval),
      lte(notificationSettings.digestAt, daysBefore(addMinutes(now, EARLY_MINUTES), DAYS[interval])),
    );
  const due = await tx
    .select({
      userId: notificationSettings.userId,
      digest: notificationSettings.digest,
      digestAt: notificationSettings.digestAt,
      timeZone: notificationSettings.timeZone,
      locale: notificationSettings.locale,
      email: users.email,
    })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(
      and(
        gt(notificationSettings.userId, after),
        or(dueAt('daily'), dueAt('weekly')),
        eq(users.status, 'active'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .orderBy(asc(notificationSettings.userId))
    .limit(BATCH_SIZE)
    .for('update', { of: notificationSettings, skipLocked: true });
  const claimed = due.flatMap(({ digest, digestAt, timeZone, ...member }) =>
    digest === 'off' || !digestAt || quietHours({ quiet: NIGHT, timeZone }, now)
      ? []
      : [{ ...member, since: digestAt, days: DAYS[digest] }],
  );
  const ids = claimed.map(({ userId }) => userId);
  if (ids.length > 0) {
    await tx.update(notificationSettings).set({ digestAt: now }).where(inArray(notificationSettings.userId, ids));
  }
  return { claimed, last: due.length === BATCH_SIZE ? due.at(-1)?.userId : undefined };
}

/** Returns whether a digest that fails for now is not tried again. */
const isOver = ({ since, days }: Pick<Due, 'since' | 'days'>, now: Date) => since <= daysBefore(now, days + RETRY_DAYS);

/** Reads what a member's digest has of the time since `since`. */
const readContent = ({ userId, since, locale }: Due, database: Database, readEntries: ReadEntries) =>
  database.read(async (db): Promise<DigestContent> => {
    const query = { status: 'unread' as const, search: undefined, page: 1, page_size: UNREAD_MAX };
    const { rows, actors } = await listNotifications(db, userId, query);
    const unread = rows
      .filter(({ updatedAt }) => updatedAt > since)
      .map((notification) => {
        const user = actors.find(({ notificationId }) => notificationId === notification.id)?.user;
        // A member who has left has no name any more.
        return { notification, actor: user?.status === 'active' ? user.nickname : null };
      });
    return { unread, ...(await readEntries(db, { memberId: userId, since, locale })) };
  });

/** Sends a member's digest, unless nothing happened. */
async function sendDigest({ userId, since, days, locale, email }: Due, content: DigestContent, services: Sending) {
  const { env, now } = services;
  if (Object.values(content).every((list) => list.length === 0)) return;
  const context = { to: email, memberId: userId, locale, site: env.SITE_URL };
  await sendRecorded(services, digestMail(context, content, signStop('digest', userId, env.TOKEN_SECRET)), {
    key: `digest:${userId}:${since.toISOString()}`,
    isRepeated: !isOver({ since, days }, now()),
  });
}

/**
 * Sends the digests that are due, outside of transactions. One that fails for now is due again at the next run, with
 * the time that it covers, unless the member has changed it meanwhile. One that is rejected for good is not repeated,
 * and the last for a mailbox that does not exist.
 */
export async function sendDigests(services: Sending, readEntries: ReadEntries, signal?: AbortSignal): Promise<void> {
  const { database, log } = services;
  for (let after: number | undefined = 0; after !== undefined && !signal?.aborted; ) {
    const now = services.now();
    const from: number = after;
    const { claimed, last } = await database.write((tx) => claimDue(tx, from, now));
    after = last;
    const sending: Promise<PromiseSettledResult<void>[]>[] = [];
    for (const due of claimed) {
      // Read one after another, and sent together: digests take one connection of the pool, and a mail server's time is
      // waited for once.
      const reading = readContent(due, database, readEntries);
      sending.push(Promise.allSettled([reading.then((content) => sendDigest(due, content, services))]));
      await Promise.allSettled([reading]);
    }
    const results = (await Promise.all(sending)).flat();
    for (const [at, { userId, since, days }] of claimed.entries()) {
      const result = results[at];
      if (result?.status !== 'rejected') continue;
      const { reason } = result;
      log.warn(reason instanceof Error ? loggable(reason) : { error: String(reason) }, 'a digest was not sent');
      const failure = failureOf(reason as MailError);
      if (failure === 'for good' || (failure === 'for now' && isOver({ since, days }, now))) continue;
      const next = failure === 'no mailbox' ? { digest: 'off' as const, digestAt: null } : { digestAt: since };
      const isOurs = and(eq(notificationSettings.userId, userId), eq(notificationSettings.digestAt, now));
      await database.write((tx) => tx.update(notificationSettings).set(next).where(isOurs));
    }
  }
}
