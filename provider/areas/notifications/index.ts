import { defineArea } from '../../domain/areas/area.ts';
import { ownUnread } from './own.ts';
import { notificationRoutes } from './routes.ts';
import { eraseNotificationSettings } from './settings.ts';
import { notificationSettingsRoutes } from './settingsRoutes.ts';

export const notificationsArea = defineArea({
  routes: [notificationRoutes, notificationSettingsRoutes],
  erase: eraseNotificationSettings,
  ownHome: { unread: ownUnread },
});
