import { defineArea } from '../../domain/area.ts';
import { badgeRoutes } from './routes.ts';

export const badgesArea = defineArea({
  routes: [badgeRoutes],
});
