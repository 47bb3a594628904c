import { defineArea } from '../../domain/areas/area.ts';
import { homeRoutes } from './routes.ts';

export const homeArea = defineArea({
  routes: [homeRoutes],
});
