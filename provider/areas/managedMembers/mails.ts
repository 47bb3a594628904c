import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { InputOf } from '../../../contract/call.ts';
import type { MailKind, MailState } from '../../../contract/constants/mails.ts';
import type { managedMemberCalls } from '../../../contract/managedMembers.calls.ts';
import type { MemberMail } from '../../../contract/managedMembers.ts';
import { mails } from '../../db/schema/jobs.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { ownAttendee } from '../../domain/marketing/subscribe.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { shortenedAddress } from '../../platform/text/shortenedAddress.ts';

type Member = Pick<UserRow, 'id' | 'email'>;

/** How a delivery of a newsletter ended, as the states of other mails say it. */
const deliveryState = sql<MailState>`case
  when ${newsletterDeliveries.state} = 'failed' and ${newsletterDeliveries.code} >= 500 then 'refused'
  when ${newsletterDeliveries.state} = 'pending' and ${newsletterDeliveries.tries} > 0 then 'waiting'
  when ${newsletterDeliveries.state} in ('pending', 'claimed') then 'queued'
  else ${newsletterDeliveries.state} end`;

/** Selects the recorded mails of a member, and the newsletters to their subscription, which have no time of their own. */
function mailsOf(db: Db, { id, email }: Member) {
  const startedAt = sql`coalesce(${newsletters.startedAt}, ${newsletterDeliveries.dueAt})`.mapWith(mails.createdAt);
  const recorded = db
    .select({
      id: sql<string>`'m' || ${mails.id}`.as('id'),
      kind: sql<MailKind>`${mails.kind}`.as('kind'),
      state: sql<MailState>`${mails.state}`.as('state'),
      address: sql<string>`${mails.email}`.as('address'),
      answer: sql<number | null>`${mails.answer}`.as('answer'),
      isMailbox: sql<boolean>`${mails.isMailbox}`.as('is_mailbox'),
      createdAt: sql`${mails.createdAt}`.mapWith(mails.createdAt).as('created_at'),
      triedAt: sql`${mails.triedAt}`.mapWith(mails.triedAt).as('tried_at'),
    })
    .from(mails)
    .where(eq(mails.userId, id));
  const delivered = db
    .select({
      id: sql<string>`'n' || ${newsletterDeliveries.id}`.as('id'),
      kind: sql<MailKind>`'newsletter'`.as('kind'),
      state: deliveryState.as('state'),
      address: sql<string>`${email}::text`.as('address'),
      answer: sql<number | null>`${newsletterDeliveries.code}`.as('answer'),
      isMailbox: sql<boolean>`false`.as('is_mailbox'),
      createdAt: startedAt.as('created_at'),
      triedAt: startedAt.as('tried_at'),
    })
    .from(newsletterDeliveries)
    .innerJoin(newsletters, eq(newsletters.id, newsletterDeliveries.newsletterId))
    .innerJoin(marketingAttendees, eq(marketingAttendees.id, newsletterDeliveries.attendeeId))
    .where(eq(marketingAttendees.userId, id));
  return unionAll(recorded, delivered);
}

/** Lists the mails of a member, the latest first. */
export async function listMails(
  db: Db,
  member: Member,
  query: InputOf<typeof managedMemberCalls.getMemberMails>['query'],
): Promise<{ count: number; results: MemberMail[] }> {
  const all = mailsOf(db, member).as('all_mails');
  const rows = await db
    .select()
    .from(all)
    .orderBy(desc(all.createdAt), desc(all.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const results = rows.map(({ address, isMailbox, createdAt, triedAt, ...mail }) => ({
    ...mail,
    // Another one may be a stranger's, which the member has typed.
    address: address === member.email ? address : shortenedAddress(address),
    is_mailbox: isMailbox,
    created_at: createdAt.toISOString(),
    tried_at: triedAt.toISOString(),
  }));
  return { count: await db.$count(all), results };
}

/** Returns when a server last said that a member's present address takes no mail; null once it took one again. */
export async function bouncedAt(db: Db, { id, email }: Member): Promise<Date | null> {
  const [last] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, id), eq(mails.email, email), inArray(mails.state, ['sent', 'refused'])))
    .orderBy(desc(mails.triedAt), desc(mails.id))
    .limit(1);
  if (last?.state === 'refused' && last.isMailbox) return last.triedAt;
  return (await ownAttendee(db, id))?.bouncedAt ?? null;
}
