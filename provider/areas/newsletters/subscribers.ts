import { and, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { SubscriberState } from '../../../contract/constants/newsletters.ts';
import { spellEmail } from '../../../contract/emailAddress.ts';
import type { managedNewsletterCalls } from '../../../contract/managedNewsletters.calls.ts';
import type { Subscriber } from '../../../contract/managedNewsletters.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { users } from '../../db/schema/users.ts';
import { findByEmail } from '../../domain/identity/accounts.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { withdraw } from '../../domain/marketing/withdraw.ts';
import { authorsOf } from '../../domain/moderation/authors.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { holds, withoutSign } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { FILE_BATCH } from '../../platform/http/sendFile.ts';
import { shortenedAddress } from '../../platform/text/shortenedAddress.ts';
import { daysBefore } from '../../platform/time/days.ts';
import { addressOf, isReachable } from './audience.ts';
import { seesAddresses } from './policy.ts';

/** The state of a subscription, joined with its member. */
const stateOf = sql<SubscriberState>`case
  when ${marketingAttendees.bouncedAt} is not null then 'bounced'
  when ${marketingAttendees.confirmedAt} is null then 'waiting'
  when ${isReachable} then 'confirmed'
  else 'away' end`;

/**
 * Selects subscribers by their name and address. One who may not read addresses finds one only by all of it: by its
 * parts they would spell it out, letter by letter.
 */
function isFound(search: string, reader: Member): SQL | undefined {
  const words = withoutSign(search, '@');
  if (seesAddresses(reader)) {
    return holds(sql`concat_ws(' ', ${users.username}, ${users.nickname}, ${addressOf})`, words);
  }
  return or(holds(sql`concat_ws(' ', ${users.username}, ${users.nickname})`, words), eq(addressOf, spellEmail(search)));
}

type Filter = Omit<InputOf<typeof managedNewsletterCalls.exportSubscribers>['body'], 'password'>;
type Reader = Pick<RequestContext, 'member' | 'now' | 'locale'>;

/** Selects the subscribers whom an operator's filters match. */
const isMatched = ({ search, state, topic, locale, source, agreed_days: days }: Filter, { member, now }: Reader) =>
  and(
    search ? isFound(search, member) : undefined,
    state && eq(stateOf, state),
    locale && eq(marketingAttendees.locale, locale),
    topic && sql`${marketingAttendees.topics} @> ${JSON.stringify([topic])}::jsonb`,
    source && eq(marketingAttendees.source, source),
    days && gte(marketingAttendees.agreedAt, daysBefore(now, days)),
  );

const countSubscribers = async (db: Db, where: SQL | undefined): Promise<number> => {
  const isTheirs = eq(users.id, marketingAttendees.userId);
  const [counted] = await db.select({ count: count() }).from(marketingAttendees).leftJoin(users, isTheirs).where(where);
  return counted?.count ?? 0;
};

const selectSubscribers = (db: Db, where: SQL | undefined) =>
  db
    .select({ row: marketingAttendees, address: addressOf, state: stateOf })
    .from(marketingAttendees)
    .leftJoin(users, eq(users.id, marketingAttendees.userId))
    .where(where);

/** Presents subscribers with their members, and with shortened addresses for one who may not read them. */
async function presentSubscribers(
  db: Db,
  rows: Awaited<ReturnType<typeof selectSubscribers>>,
  { member: reader, locale }: Reader,
): Promise<Subscriber[]> {
  const authorBy = await authorsOf(
    db,
    rows.map(({ row }) => row.userId),
    locale,
  );
  return rows.map(({ row, address, state }) => ({
    id: row.id,
    email: seesAddresses(reader) ? address : shortenedAddress(address),
    member: authorBy(row.userId),
    state,
    topics: row.topics,
    locale: row.locale,
    source: row.source,
    agreed_at: row.agreedAt.toISOString(),
  }));
}

/** Lists the subscribers who match, the latest to agree first. */
export async function listSubscribers(
  db: Db,
  query: InputOf<typeof managedNewsletterCalls.getSubscribers>['query'],
  reader: Reader,
): Promise<{ count: number; results: Subscriber[] }> {
  const where = isMatched(query, reader);
  const rows = await selectSubscribers(db, where)
    .orderBy(desc(marketingAttendees.agreedAt), desc(marketingAttendees.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await countSubscribers(db, where), results: await presentSubscribers(db, rows, reader) };
}

/** Logs that the subscribers who match are read with their addresses. */
export async function logSubscribers(tx: Db, filter: Filter, by: RequestContext): Promise<void> {
  const subscribers = await countSubscribers(tx, isMatched(filter, by));
  await logAction(tx, by, { action: 'export_subscribers', after: { subscribers } });
}

/** Reads the next subscribers who match, the latest first: by their ids, since one may agree anew meanwhile. */
export async function readSubscribers(
  db: Db,
  filter: Filter,
  reader: Reader,
  last?: Subscriber,
): Promise<Subscriber[]> {
  const where = and(isMatched(filter, reader), last && lt(marketingAttendees.id, last.id));
  const rows = await selectSubscribers(db, where).orderBy(desc(marketingAttendees.id)).limit(FILE_BATCH);
  return presentSubscribers(db, rows, reader);
}

/**
 * Ends the subscription of an address whose owner asked for it, and logs it without the address: of a visitor and of the
 * member whose address it is, confirmed or not. What was mailed to them before subscribes them no more; they may
 * subscribe again themselves. @throws 404
 */
export async function removeSubscriber(tx: Db, id: number, reason: string, by: RequestContext): Promise<void> {
  const [found] = await tx
    .select({ row: marketingAttendees, address: addressOf })
    .from(marketingAttendees)
    .leftJoin(users, eq(users.id, marketingAttendees.userId))
    .where(eq(marketingAttendees.id, id));
  if (!found) throw notFound();
  const { owner } = await findByEmail(tx, found.address);
  const { userId, locale, topics } = found.row;
  const memberId = userId ?? owner?.id ?? null;
  const withdrawn = memberId ? await withdraw(tx, { userId: memberId }) : [];
  const others = await tx
    .delete(marketingAttendees)
    .where(or(eq(marketingAttendees.id, id), eq(marketingAttendees.email, found.address)))
    .returning({ id: marketingAttendees.id });
  // Another operator may have ended it since it was found.
  if (![...withdrawn, ...others].some((it) => it.id === id)) throw notFound();
  const before = { locale, topic: topics.join(', ') };
  await logAction(tx, by, { action: 'remove_subscriber', memberId, reason, before });
}
