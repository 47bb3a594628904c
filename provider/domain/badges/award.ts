import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import { badgeAwards } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import { message } from '../../platform/messages/message.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { type BadgeRule, badgeRules, isEarned } from './rules.ts';

/** The number of members that are read at once: a new badge may be due to all of them. */
const BATCH_SIZE = 500;

async function give(tx: Db, userId: number, rules: BadgeRule[], now: Date): Promise<Notice[]> {
  if (rules.length === 0) return [];
  const given = await tx
    .insert(badgeAwards)
    .values(rules.map(({ id: badgeId }) => ({ userId, badgeId, awardedAt: now })))
    .onConflictDoNothing()
    .returning({ badgeId: badgeAwards.badgeId });
  const news = rules.filter(({ id }) => given.some(({ badgeId }) => badgeId === id));
  return news.map(({ code }) => ({
    to: userId,
    kind: 'badge' as const,
    subject: {
      type: 'badge' as const,
      id: code,
      title: message('ko', `badges:${code}.name`),
      titleEn: message('en', `badges:${code}.name`),
      path: '/badges',
    },
    now,
  }));
}

/** Awards a badge by an operator's decision, and returns its notices: none where the member has it already. */
export const awardByHand = (tx: Db, userId: number, rule: BadgeRule, now: Date): Promise<Notice[]> =>
  give(tx, userId, [rule], now);

/**
 * Awards the badges that a member has reached, in the transaction that changed their counters, and
 * returns the notices, to be sent with the others of that transaction in one order.
 */
export async function newBadges(tx: Db, userId: number, now: Date): Promise<Notice[]> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return [];
  const earned = badgeRules.filter((rule) => isEarned(rule, user, now));
  const held = await tx.select({ id: badgeAwards.badgeId }).from(badgeAwards).where(eq(badgeAwards.userId, userId));
  const missing = earned.filter((rule) => !held.some(({ id }) => id === rule.id));
  return give(tx, userId, missing, now);
}

/** Reads the awards that are due by days alone. */
async function* dueByDays(database: Database, now: Date) {
  for (const rule of badgeRules) {
    if (rule.status === 'inactive' || typeof rule.earnedBy === 'string') continue;
    if (!('days' in rule.earnedBy)) continue;
    const since = new Date(now.getTime() - rule.earnedBy.days * millisecondsInDay);
    for (let last: number | undefined = 0; last !== undefined; ) {
      const after: number = last;
      const due = await database.read((db) => {
        const held = db
          .select({ one: sql`1` })
          .from(badgeAwards)
          .where(and(eq(badgeAwards.userId, users.id), eq(badgeAwards.badgeId, rule.id)));
        return db
          .select({ id: users.id })
          .from(users)
          .where(and(gt(users.id, after), eq(users.status, 'active'), lte(users.createdAt, since), notExists(held)))
          .orderBy(asc(users.id))
          .limit(BATCH_SIZE);
      });
      for (const { id } of due) yield { id, rule };
      last = due.length === BATCH_SIZE ? due.at(-1)?.id : undefined;
    }
  }
}

/**
 * Awards the badges that depend on days alone, which no write triggers: a member at a time, who may be
 * awarded others and notified at that moment.
 */
export async function awardDays(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const award = ({ id, rule }: { id: number; rule: BadgeRule }) =>
    database.write(async (tx) => notify(tx, ...(await give(tx, id, [rule], now))));
  await eachAlone(dueByDays(database, now), 'badges could not be awarded', award, signal);
}
