import { subHours } from 'date-fns';
import { and, asc, eq, getTableColumns, gt, gte, inArray, lte, max } from 'drizzle-orm';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { isActive } from '../../domain/identity/suspension.ts';
import { type Notice, notify } from '../../domain/notifications/notify.ts';
import {
  DEFAULT_SETTINGS,
  quietHours,
  readSettings,
  type StoredSettings,
} from '../../domain/notifications/settings.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { daysAfter, daysBefore } from '../../platform/time/days.ts';
import { dayIn } from '../../platform/time/zones.ts';
import { hasCheckedToday } from './progress.ts';
import { noticeSubject } from './subjects.ts';
import { type CheckInWindow, isOpen, windowAt } from './windows.ts';

/** A member is reminded this long before a window closes, and this long before quiet hours in which it does. */
const HOURS_BEFORE_CLOSING = 2;
const HOURS_BEFORE_QUIET = 1;
/** Members who have not been on the site for so long are not reminded. */
const ACTIVE_DAYS = 30;
/** The participants of one transaction. */
const BATCH_SIZE = 200;

/** Returns whether it is time to remind a member of an open window: never within their quiet hours. */
export function isReminderDue({ closesAt }: Pick<CheckInWindow, 'closesAt'>, settings: StoredSettings, now: Date) {
  if (quietHours(settings, now)) return false;
  const usual = subHours(closesAt, HOURS_BEFORE_CLOSING);
  const quiet = quietHours(settings, usual);
  if (!quiet) return now >= usual;
  return now >= (quiet.to < closesAt ? quiet.to : subHours(quiet.from, HOURS_BEFORE_QUIET));
}

/** Reads participants of running challenges after the participant `after`, with their latest check-in. */
const readParticipants = (tx: Db, after: number, now: Date) => {
  // A day more than any time zone needs; the window itself decides.
  const [from, to] = [dayIn('UTC', daysBefore(now, 2)), dayIn('UTC', daysAfter(now, 2))];
  return tx
    .select({
      ...getTableColumns(challenges),
      participantId: challengeParticipants.id,
      userId: challengeParticipants.userId,
      checkedAt: challengeParticipants.checkedAt,
      ownZone: challengeParticipants.timeZone,
      latest: max(challengeCheckIns.day),
    })
    .from(challengeParticipants)
    .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
    .innerJoin(users, eq(users.id, challengeParticipants.userId))
    .leftJoin(challengeCheckIns, eq(challengeCheckIns.participantId, challengeParticipants.id))
    .where(
      and(
        gt(challengeParticipants.id, after),
        gte(challenges.endsOn, from),
        lte(challenges.startsOn, to),
        isActive(now),
        gte(users.activeAt, daysBefore(now, ACTIVE_DAYS)),
      ),
    )
    .groupBy(challenges.id, challengeParticipants.id)
    .orderBy(asc(challengeParticipants.id))
    .limit(BATCH_SIZE);
};

/** Notifies the participants after `after` whose reminder is due; returns where to go on, or null at the end. */
async function remindBatch(tx: Db, after: number, now: Date): Promise<number | null> {
  const rows = await readParticipants(tx, after, now);
  const userIds = rows.map(({ userId }) => userId);
  const settings = await readSettings(tx, userIds);
  const written = await tx
    .select({ userId: notifications.userId, key: notifications.groupKey })
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), eq(notifications.kind, 'challenge_reminder')));
  const notices = rows.flatMap((row): Notice[] => {
    const own = settings.get(row.userId) ?? DEFAULT_SETTINGS;
    const zone = row.ownZone ?? own.timeZone;
    const open = windowAt(row, zone, now);
    if (!isOpen(open, now) || !isReminderDue(open, { ...own, timeZone: zone }, now)) return [];
    const checked = row.latest ? [row.latest] : [];
    if (hasCheckedToday({ schedule: row, checked, checkedAt: row.checkedAt, zone, now })) return [];
    const group = `${row.id}:${open.day}`;
    const key = `challenge_reminder:${group}`;
    if (written.some((it) => it.userId === row.userId && it.key === key)) return [];
    return [{ to: row.userId, kind: 'challenge_reminder', subject: noticeSubject(row), group, zone, now }];
  });
  await notify(tx, ...notices);
  return rows.length === BATCH_SIZE ? (rows.at(-1)?.participantId ?? null) : null;
}

/** Reminds participants who have not checked in before their window closes, once a challenge and day. */
export async function remindParticipants(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  for (let after: number | null = 0; after !== null && !signal?.aborted; ) {
    const last: number = after;
    after = await database.write((tx) => remindBatch(tx, last, now));
  }
}
