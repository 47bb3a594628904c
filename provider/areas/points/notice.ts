import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, min, sql } from 'drizzle-orm';
import { POINTS_NOTICE_DAYS } from '../../../contract/constants/common.ts';
import { pointLots } from '../../db/schema/points.ts';
import { users } from '../../db/schema/users.ts';
import { lockAccount } from '../../domain/ledger/ledger.ts';
import { daysAfter } from '../../domain/ledger/lots.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { type PeriodWindow, periodOf } from '../../domain/ranking/periods.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

interface Ending {
  /** The first and the last day (Asia/Seoul) on which points of the month end. */
  first: string;
  last: string;
  points: number;
}

/** Returns how many points end on which days of a month, in a language. */
function textOf({ first, last, points }: Ending, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const values = { points: points.toLocaleString('en-US') };
  const amount = message(locale, points === 1 ? 'points:ending.one' : 'points:ending.many', values);
  const date = day.format(new Date(first));
  return last === first
    ? message(locale, 'points:ending.day', { amount, date })
    : message(locale, 'points:ending.days', { amount, date, last: Number(last.slice(-2)) });
}

const left = (userId: number, month: PeriodWindow, now: Date) =>
  and(
    eq(pointLots.userId, userId),
    gt(pointLots.remaining, 0),
    gte(pointLots.expiresAt, month.from > now ? month.from : now),
    lt(pointLots.expiresAt, month.to),
  );

/** Notifies a member of all points that expire in one month, once. */
async function notifyExpiring(tx: Db, userId: number, month: PeriodWindow, now: Date) {
  await lockAccount(tx, { userId, ledger: 'point' });
  const notified = await tx
    .update(pointLots)
    .set({ noticedAt: now })
    .where(and(left(userId, month, now), isNull(pointLots.noticedAt)))
    .returning({ entryId: pointLots.entryId });
  if (notified.length === 0) return;
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
      title: textOf(ending, 'ko'),
      titleEn: textOf(ending, 'en'),
      path: '/me/points',
    },
    now,
  });
}

/**
 * Notifies members of expiring points, a member at a time, whose points end first before the others. When the first of a month's points
 * (Asia/Seoul) is within the notice period, the notice covers the whole month, so that a member who
 * earned on each of its days gets one.
 */
export async function noticeEnding(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
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
          inArray(pointLots.userId, db.select({ id: users.id }).from(users).where(eq(users.status, 'active'))),
        ),
      )
      .groupBy(pointLots.userId)
      .orderBy(asc(min(pointLots.expiresAt)), asc(pointLots.userId)),
  );
  const notice = ({ userId, first }: (typeof due)[number]) => {
    const month = periodOf('month', seoulDay(new Date(first)));
    return database.write((tx) => notifyExpiring(tx, userId, month, now));
  };
  await eachAlone(due, 'members could not be notified of expiring points', notice, signal);
}
