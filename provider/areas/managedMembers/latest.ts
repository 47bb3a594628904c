import { desc, eq, sql } from 'drizzle-orm';
import type { ManagedMemberDetail } from '../../../contract/managedMembers.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { badgeAwards } from '../../db/schema/members.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { supportThreads } from '../../db/schema/support.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { badgeRules } from '../../domain/badges/rules.ts';
import { readBadgeTexts } from '../../domain/siteTexts/read.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { EXCERPT_READ, excerptOf } from '../../platform/text/excerpt.ts';

/** The badges of a member, and what they did last that operators are asked about. */
export type Latest = Pick<ManagedMemberDetail, 'badges' | 'support' | 'events' | 'raffles'>;

/** How many of each are read. */
const LATEST = 5;

/** Reads the badges, the latest questions, applications and entries of a member, with what became of their prizes. */
export const readLatest = async (db: Db, { id }: Pick<UserRow, 'id'>, locale: Locale): Promise<Latest> => ({
  badges: await readBadges(db, id, locale),
  support: await readThreads(db, id),
  events: await readApplications(db, id, locale),
  raffles: await readEntries(db, id, locale),
});

async function readBadges(db: Db, userId: number, locale: Locale): Promise<Latest['badges']> {
  const rows = await db
    .select()
    .from(badgeAwards)
    .where(eq(badgeAwards.userId, userId))
    .orderBy(desc(badgeAwards.awardedAt), desc(badgeAwards.badgeId));
  if (rows.length === 0) return [];
  const say = await readBadgeTexts(db);
  return rows.flatMap(({ badgeId, awardedAt }) => {
    const code = badgeRules.find(({ id }) => id === badgeId)?.code;
    return code ? [{ code, name: say(locale, `badges:${code}.name`), awarded_at: awardedAt.toISOString() }] : [];
  });
}

async function readThreads(db: Db, userId: number): Promise<Latest['support']> {
  // Named in full: drizzle writes the columns of a select from one table without it.
  const first = sql<string>`(select left(content, ${EXCERPT_READ}) from support_messages
    where thread_id = support_threads.id order by id limit 1)`;
  const rows = await db
    .select({ thread: supportThreads, content: first })
    .from(supportThreads)
    .where(eq(supportThreads.userId, userId))
    .orderBy(desc(supportThreads.changedAt), desc(supportThreads.id))
    .limit(LATEST);
  return rows.map(({ thread, content }) => ({
    id: thread.id,
    topic: thread.topic,
    status: thread.status,
    excerpt: excerptOf(content),
    created_at: thread.createdAt.toISOString(),
    changed_at: thread.changedAt.toISOString(),
  }));
}

async function readApplications(db: Db, userId: number, locale: Locale): Promise<Latest['events']> {
  const rows = await db
    .select({
      event: events,
      winner: eventWinners,
      createdAt: eventApplications.createdAt,
    })
    .from(eventApplications)
    .innerJoin(events, eq(events.id, eventApplications.eventId))
    .leftJoin(eventWinners, eq(eventWinners.applicationId, eventApplications.id))
    .where(eq(eventApplications.userId, userId))
    .orderBy(desc(eventApplications.id))
    .limit(LATEST);
  return rows.map(({ event, winner, createdAt }) => {
    const won = event.announcedAt !== null && winner !== null;
    return {
      slug: event.slug,
      title: localised(event, 'title', locale),
      status: event.announcedAt ? (won ? 'won' : 'lost') : 'applied',
      prize: won ? localised(event, 'gift', locale) : '',
      sent_at: winner?.sentAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
    };
  });
}

async function readEntries(db: Db, userId: number, locale: Locale): Promise<Latest['raffles']> {
  const rows = await db
    .select({ raffle: raffles, entry: raffleParticipations, prize: rafflePrizes })
    .from(raffleParticipations)
    .innerJoin(raffles, eq(raffles.id, raffleParticipations.raffleId))
    .leftJoin(rafflePrizes, eq(rafflePrizes.id, raffleParticipations.prizeId))
    .where(eq(raffleParticipations.userId, userId))
    .orderBy(desc(raffleParticipations.id))
    .limit(LATEST);
  return rows.map(({ raffle, entry, prize }) => ({
    id: raffle.id,
    title: localised(raffle, 'title', locale),
    status: entry.status,
    prize: prize ? localised(prize, 'name', locale) : '',
    sent_at: entry.sentAt?.toISOString() ?? null,
    created_at: entry.createdAt.toISOString(),
  }));
}
