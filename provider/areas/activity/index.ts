import { defineArea } from '../../domain/area.ts';
import { activityRoutes } from './routes.ts';

export const activityArea = defineArea({
  routes: [activityRoutes],
});
