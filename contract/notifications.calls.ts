import { declareCalls } from './call.ts';
import type { notificationSchemas } from './notifications.ts';

export const notificationCalls = declareCalls<typeof notificationSchemas>()({
  getNotifications: ['GET', '/notifications/', 'member'],
  readNotifications: ['POST', '/notifications/read/', 'member'],
});
