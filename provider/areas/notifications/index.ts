import { notificationSettings, pushSubscriptions } from '../../db/schema/notifications.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { ownUnread } from './own.ts';
import { notificationRoutes } from './routes.ts';
import { notificationSettingsRoutes } from './settingsRoutes.ts';

export const notificationsArea = defineArea({
  routes: [notificationRoutes, notificationSettingsRoutes],
  erase: [pushSubscriptions.userId, notificationSettings.userId],
  ownHome: { unread: ownUnread },
});
