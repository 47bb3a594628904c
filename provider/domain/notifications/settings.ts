import { inArray } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { DEFAULT_QUIET } from '../../../contract/constants/notifications.ts';
import type { NotificationSettings } from '../../../contract/notificationSettings.ts';
import { notificationSettings } from '../../db/schema/notifications.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { addDays } from '../../platform/time/seoul.ts';
import { dayIn, instantsOf } from '../../platform/time/zones.ts';

/** A member's settings, with the time zone of their hours and the language of their mails. */
export type StoredSettings = NotificationSettings &
  Pick<typeof notificationSettings.$inferSelect, 'timeZone' | 'locale'>;

const all = { site: true, push: true, mail: false };
const important = { ...all, mail: true };

/** The settings of a member who has chosen nothing: mails are for what is important only. */
export const DEFAULT_SETTINGS: StoredSettings = {
  groups: {
    comments: all,
    likes: { ...all, push: false },
    followers: { ...all, push: false },
    challenges: all,
    events: important,
    notices: important,
  },
  quiet: DEFAULT_QUIET,
  digest: 'off',
  timeZone: FALLBACK_TIME_ZONE,
  locale: 'ko',
};

/** Reads the settings of members who have chosen some, by their ids. */
export async function readSettings(db: Db, userIds: number[]): Promise<Map<number, StoredSettings>> {
  const rows = await db.select().from(notificationSettings).where(inArray(notificationSettings.userId, userIds));
  return new Map(
    rows.map(({ userId, groups, quietOn, quietFrom, quietTo, digest, timeZone, locale }) => [
      userId,
      { groups, quiet: { on: quietOn, from: quietFrom, to: quietTo }, digest, timeZone, locale },
    ]),
  );
}

/** Returns the settings by which a member is written to who has made no request that would have a language. */
export const settingsOf = async (db: Db, userId: number): Promise<StoredSettings> =>
  (await readSettings(db, [userId])).get(userId) ?? DEFAULT_SETTINGS;

const starting = (tx: Db, userId: number, { locale, zone }: { locale: Locale; zone: string }) =>
  tx.insert(notificationSettings).values({ userId, groups: DEFAULT_SETTINGS.groups, locale, timeZone: zone });

/** Stores the language of a new member's mails and the zone of their quiet hours; settings of theirs stay. */
export async function startSettings(...[tx, userId, context]: Parameters<typeof starting>): Promise<void> {
  await starting(tx, userId, context).onConflictDoNothing();
}

/** Stores the zone of a member's quiet hours; other settings of theirs stay. */
export async function moveSettings(...[tx, userId, context]: Parameters<typeof starting>): Promise<void> {
  const set = { timeZone: context.zone };
  await starting(tx, userId, context).onConflictDoUpdate({ target: notificationSettings.userId, set });
}

const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

/**
 * Returns the instants between which an instant is quiet for a member, by the clocks of their zone, or null when it is
 * not. Hours that begin and end at the same time are none.
 */
export function quietHours(
  { quiet: { on, from, to }, timeZone }: Pick<StoredSettings, 'quiet' | 'timeZone'>,
  at: Date,
): { from: Date; to: Date } | null {
  if (!on || from === to) return null;
  const today = dayIn(timeZone, at);
  // The quiet hours that began yesterday, and those that begin today.
  for (const day of [addDays(today, -1), today]) {
    const start = instantsOf(day, timeOf(from), timeZone).first;
    const end = instantsOf(from < to ? day : addDays(day, 1), timeOf(to), timeZone).first;
    if (start <= at.getTime() && at.getTime() < end) return { from: new Date(start), to: new Date(end) };
  }
  return null;
}
