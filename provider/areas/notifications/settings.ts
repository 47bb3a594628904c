import { eq } from 'drizzle-orm';
import { changedSettings } from '../../../contract/changedSettings.ts';
import type { NotificationSettingsChange } from '../../../contract/notificationSettings.ts';
import { notificationSettings, pushSubscriptions } from '../../db/schema/notifications.ts';
import { DEFAULT_SETTINGS, readSettings, startSettings } from '../../domain/notifications/settings.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';

/** Reads a member's settings, and whether their session has a push subscription. */
export async function ownSettings(db: Db, { id, sessionId }: Member) {
  const { groups, quiet, digest } = (await readSettings(db, [id])).get(id) ?? DEFAULT_SETTINGS;
  const subscribed = (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;
  return { settings: { groups, quiet, digest }, subscribed };
}

/**
 * Changes a part of a member's settings. Notices of the site about the account cannot be switched off there. The time
 * zone and language are those of the call, for the quiet hours and mails.
 */
export async function changeSettings(
  tx: Db,
  userId: number,
  change: NotificationSettingsChange,
  { zone, locale, now }: { zone: string; locale: Locale; now: Date },
): Promise<void> {
  const own = eq(notificationSettings.userId, userId);
  await startSettings(tx, userId, { zone, locale });
  // Two changes at the same time are merged one after the other.
  await tx.select({ userId: notificationSettings.userId }).from(notificationSettings).where(own).for('update');
  const before = (await readSettings(tx, [userId])).get(userId) ?? DEFAULT_SETTINGS;
  const { groups, quiet, digest } = changedSettings(before, change);
  await tx
    .update(notificationSettings)
    .set({
      groups: { ...groups, notices: { ...groups.notices, site: true } },
      quietOn: quiet.on,
      quietFrom: quiet.from,
      quietTo: quiet.to,
      timeZone: zone,
      locale,
      digest,
      // The first digest is due an interval after it was chosen.
      ...(digest !== before.digest && { digestAt: digest === 'off' ? null : now }),
    })
    .where(own);
}

/** Ends a member's digest; one that has ended stays so. */
export async function stopDigest(tx: Db, userId: number): Promise<void> {
  await tx
    .update(notificationSettings)
    .set({ digest: 'off', digestAt: null })
    .where(eq(notificationSettings.userId, userId));
}
