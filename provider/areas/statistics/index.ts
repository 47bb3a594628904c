import { defineArea } from '../../domain/area.ts';
import { statisticsRoutes } from './routes.ts';

export const statisticsArea = defineArea({
  routes: [statisticsRoutes],
});
