import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { POINTS_NOTICE_DAYS } from '../../../contract/constants.ts';
import { pointLots } from '../../db/schema/points.ts';
import { users } from '../../db/schema/users.ts';
import { lockAccount } from '../../domain/ledger/ledger.ts';
import { daysAfter } from '../../domain/ledger/lots.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { type PeriodWindow, periodOf } from '../../domain/ranking/periods.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/words.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

/** How many members one turn of the upkeep tells. */
const A_TURN = 500;

interface Ending {
  /** The first and the last day (Asia/Seoul) on which points of the month end. */
  first: string;
  last: string;
  points: number;
}

const english = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const words: Record<Locale, (ending: Ending) => string> = {
  ko: ({ first, last, points }) => {
    const [, month, day] = first.split('-').map(Number);
    const until = last === first ? '' : `부터 ${Number(last.slice(-2))}일까지`;
    return `${month}월 ${day}일${until} ${points.toLocaleString('en-US')}포인트`;
  },
  en: ({ first, last, points }) => {
    const amount = `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;
    const until = last === first ? '' : `–${Number(last.slice(-2))}`;
    return `${amount}, ${english.format(new Date(first))}${until}`;
  },
};

const left = (userId: number, month: PeriodWindow, now: Date) =>
  and(
    eq(pointLots.userId, userId),
    gt(pointLots.remaining, 0),
    gte(pointLots.expiresAt, month.from > now ? month.from : now),
    lt(pointLots.expiresAt, month.to),
  );

/** Tells a member of what ends in one month, all of it at once and once. */
async function tellOf(tx: Db, userId: number, month: PeriodWindow, now: Date) {
  await lockAccount(tx, { userId, ledger: 'point' });
  const told = await tx
    .update(pointLots)
    .set({ noticedAt: now })
    .where(and(left(userId, month, now), isNull(pointLots.noticedAt)))
    .returning({ entryId: pointLots.entryId });
  if (told.length === 0) return;
  const lots = await tx
    .select({ remaining: pointLots.remaining, expiresAt: pointLots.expiresAt })
    .from(pointLots)
    .where(left(userId, month, now))
    .orderBy(asc(pointLots.expiresAt));
  const days = lots.map(({ expiresAt }) => seoulDay(expiresAt));
  const ending: Ending = {
    first: days.at(0) ?? month.date,
    last: days.at(-1) ?? month.date,
    points: lots.reduce((sum, { remaining }) => sum + remaining, 0),
  };
  await notify(tx, {
    to: userId,
    kind: 'points',
    subject: {
      type: 'points',
      id: month.date,
      title: words.ko(ending),
      titleEn: words.en(ending),
      path: '/me/points',
    },
    now,
  });
}

/**
 * Tells members of points that end, a member at a time. When the first of a month's (Asia/Seoul) comes
 * within the notice, the whole month is told of: whoever earned on every day of it hears once.
 */
export async function noticeEnding(database: Database, now: Date): Promise<void> {
  const due = await database.read((db) =>
    db
      .select({
        userId: pointLots.userId,
        first: sql<string>`min(${pointLots.expiresAt})::text`,
      })
      .from(pointLots)
      .where(
        and(
          gt(pointLots.remaining, 0),
          gt(pointLots.expiresAt, now),
          lte(pointLots.expiresAt, daysAfter(now, POINTS_NOTICE_DAYS)),
          isNull(pointLots.noticedAt),
          inArray(
            pointLots.userId,
            db.select({ id: users.id }).from(users).where(eq(users.status, 'active')),
          ),
        ),
      )
      .groupBy(pointLots.userId)
      .orderBy(asc(pointLots.userId))
      .limit(A_TURN),
  );
  for (const { userId, first } of due) {
    const month = periodOf('month', seoulDay(new Date(first)));
    await database.write((tx) => tellOf(tx, userId, month, now));
  }
}
