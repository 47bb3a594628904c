import { defineArea } from '../../domain/area.ts';
import { announcementRoutes } from './routes.ts';

export const announcementsArea = defineArea({
  routes: [announcementRoutes],
});
