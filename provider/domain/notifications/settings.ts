import { tzOffset } from '@date-fns/tz';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { inArray } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { DEFAULT_QUIET } from '../../../contract/constants/notifications.ts';
import type { NotificationSettings } from '../../../contract/notificationSettings.ts';
import { notificationSettings } from '../../db/schema/notifications.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';

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

const offsetMs = (zone: string, at: Date) => tzOffset(zone, at) * millisecondsInMinute;

/**
 * Returns the instants between which an instant is quiet for a member, or null when it is not. Hours that
 * begin and end at the same time are none.
 */
export function quietHours(
  { quiet: { on, from, to }, timeZone }: Pick<StoredSettings, 'quiet' | 'timeZone'>,
  at: Date,
): { from: Date; to: Date } | null {
  const offset = offsetMs(timeZone, at);
  const local = at.getTime() + offset;
  const midnight = local - (local % millisecondsInDay);
  const length = ((to - from + 24) % 24) * millisecondsInHour;
  // The quiet hours that began yesterday, and those that begin today.
  for (const day of [midnight - millisecondsInDay, midnight]) {
    const start = day + from * millisecondsInHour;
    if (!on || local < start || local >= start + length) continue;
    const end = new Date(start + length - offset);
    return { from: new Date(start - offset), to: new Date(start + length - offsetMs(timeZone, end)) };
  }
  return null;
}
