import { defineArea } from '../../domain/areas/area.ts';
import { statisticsRoutes } from './routes.ts';

export const statisticsArea = defineArea({
  routes: [statisticsRoutes],
});
