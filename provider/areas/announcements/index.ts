import { defineArea } from '../../domain/areas/area.ts';
import { announcementRoutes } from './routes.ts';

export const announcementsArea = defineArea({
  routes: [announcementRoutes],
});
