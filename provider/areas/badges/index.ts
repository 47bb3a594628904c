import { defineArea } from '../../domain/areas/area.ts';
import { badgeRoutes } from './routes.ts';

export const badgesArea = defineArea({
  routes: [badgeRoutes],
});
