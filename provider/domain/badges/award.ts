import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gt, gte, lte, notExists, sql } from 'drizzle-orm';
import { badgeAwards } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { readBadgeTexts } from '../siteTexts/read.ts';
import { type BadgeRule, isEarned } from './rules.ts';
import { endCatchUp, readBadgeRules, type SetRule } from './settings.ts';

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
  if (news.length === 0) return [];
  const say = await readBadgeTexts(tx);
  return news.map(({ code }) => ({
    to: userId,
    kind: 'badge' as const,
    subject: {
      type: 'badge' as const,
      id: code,
      title: say('ko', `badges:${code}.name`),
      titleEn: say('en', `badges:${code}.name`),
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
  const earned = (await readBadgeRules(tx)).filter((rule) => isEarned(rule, user, now));
  const held = await tx.select({ id: badgeAwards.badgeId }).from(badgeAwards).where(eq(badgeAwards.userId, userId));
  const missing = earned.filter((rule) => !held.some(({ id }) => id === rule.id));
  return give(tx, userId, missing, now);
}

/** Returns whether members may reach a badge without a write of theirs: by days, or because its rule was changed. */
const isDue = ({ status, earnedBy, isCatchingUp }: SetRule) =>
  status === 'active' && earnedBy !== 'invitation' && (isCatchingUp || 'days' in earnedBy);

/** Selects the members who have reached a badge's number. */
function reachedBy({ earnedBy }: BadgeRule, now: Date) {
  if (earnedBy === 'invitation') return sql`false`;
  if (!('days' in earnedBy)) return gte(users[earnedBy.counter], earnedBy.atLeast);
  return lte(users.createdAt, new Date(now.getTime() - earnedBy.days * millisecondsInDay));
}

/** Reads the members to whom a badge is due, by its rule as it is set meanwhile. */
async function* dueTo(database: Database, { id: badgeId }: SetRule, now: Date) {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    const due = await database.read(async (db) => {
      const rule = (await readBadgeRules(db)).find(({ id }) => id === badgeId);
      if (!rule || !isDue(rule)) return [];
      const held = db
        .select({ one: sql`1` })
        .from(badgeAwards)
        .where(and(eq(badgeAwards.userId, users.id), eq(badgeAwards.badgeId, badgeId)));
      return db
        .select({ id: users.id })
        .from(users)
        .where(and(gt(users.id, after), eq(users.status, 'active'), reachedBy(rule, now), notExists(held)))
        .orderBy(asc(users.id))
        .limit(BATCH_SIZE);
    });
    for (const { id } of due) yield id;
    last = due.length === BATCH_SIZE ? due.at(-1)?.id : undefined;
  }
}

/**
 * Awards the badges that no write of the member triggers: a member at a time, who may be awarded others and notified
 * at that moment. What an operator's change brings to many at once is only listed, for it is of old deeds. A run that
 * ends early is continued by the next.
 */
export async function awardDue(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const awardAll = async (rule: SetRule) => {
    const award = (userId: number) =>
      database.write(async (tx) => {
        const notices = await give(tx, userId, [rule], now);
        await notify(tx, ...notices.map((notice) => ({ ...notice, isQuiet: rule.isCatchingUp })));
      });
    await eachAlone(dueTo(database, rule, now), 'members could not be awarded', award, signal);
    if (rule.isCatchingUp && !signal?.aborted) await database.write((tx) => endCatchUp(tx, rule));
  };
  const rules = (await database.read(readBadgeRules)).filter(isDue);
  await eachAlone(rules, 'badges could not be awarded', awardAll, signal);
}
