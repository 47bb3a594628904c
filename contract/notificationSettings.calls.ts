import { declareCalls } from './call.ts';
import type { notificationSettingsSchemas } from './notificationSettings.ts';

export const notificationSettingsCalls = declareCalls<typeof notificationSettingsSchemas>()({
  getNotificationSettings: ['GET', '/notifications/settings/', 'member'],
  changeNotificationSettings: ['PUT', '/notifications/settings/', 'member'],
  stopDigest: ['POST', '/notifications/digest/stop/', 'public'],
  subscribeToPush: ['PUT', '/notifications/push/', 'member'],
  unsubscribeFromPush: ['DELETE', '/notifications/push/', 'member'],
});
