import { notificationGroups } from './constants/notifications.ts';
import type { NotificationSettings, NotificationSettingsChange } from './notificationSettings.ts';

/** Returns notification settings after a change of a part of them. */
export function changedSettings(
  settings: NotificationSettings,
  { groups = {}, quiet, digest = settings.digest }: NotificationSettingsChange,
): NotificationSettings {
  const changed = notificationGroups.map((group) => [group, { ...settings.groups[group], ...groups[group] }] as const);
  return {
    groups: Object.fromEntries(changed) as NotificationSettings['groups'],
    quiet: { ...settings.quiet, ...quiet },
    digest,
  };
}
