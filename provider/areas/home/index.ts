import { defineArea } from '../../domain/area.ts';
import { homeRoutes } from './routes.ts';

export const homeArea = defineArea({
  routes: [homeRoutes],
});
