import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { MarketingTopic } from '../../../contract/constants/participation.ts';
import type { Audience } from '../../../contract/managedNewsletters.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { daysBefore } from '../../platform/time/days.ts';

/** The subscribers of a topic that are chosen. */
export type Chosen = Audience & { topic: MarketingTopic };

/**
 * Selects subscriptions, joined with their members, whose address is confirmed and takes mails: visitors', and those of
 * members who are here.
 */
export const isReachable: SQL | undefined = and(
  isNotNull(marketingAttendees.confirmedAt),
  isNull(marketingAttendees.bouncedAt),
  or(
    isNotNull(marketingAttendees.email),
    and(eq(users.status, 'active'), isNotNull(users.emailVerifiedAt), sql`${users.email} <> ''`),
  ),
);

/** Selects the reachable subscriptions of a topic. */
export const mayBeMailed = (topic: MarketingTopic): SQL | undefined =>
  and(sql`${marketingAttendees.topics} @> ${JSON.stringify([topic])}::jsonb`, isReachable);

/** Selects the subscriptions, joined with their members, to which a newsletter goes. */
export const chosenBy = ({ topic, locale, active_days: days, skin_types: types }: Chosen, now: Date): SQL | undefined =>
  and(
    mayBeMailed(topic),
    locale ? eq(marketingAttendees.locale, locale) : undefined,
    days ? gte(users.activeAt, daysBefore(now, days)) : undefined,
    types.length > 0 ? inArray(users.skinType, types) : undefined,
  );

/** Counts the subscribers to whom a newsletter would go now. */
export async function countAudience(db: Db, chosen: Chosen, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(marketingAttendees)
    .leftJoin(users, eq(users.id, marketingAttendees.userId))
    .where(chosenBy(chosen, now));
  return row?.count ?? 0;
}

/** The address of a subscription: a member's own, or the one that a visitor gave. */
export const addressOf = sql<string>`coalesce(${marketingAttendees.email}, ${users.email})`;
