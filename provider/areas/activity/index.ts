import { defineArea } from '../../domain/areas/area.ts';
import { activityRoutes } from './routes.ts';

export const activityArea = defineArea({
  routes: [activityRoutes],
});
