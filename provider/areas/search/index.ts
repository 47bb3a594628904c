import { defineArea } from '../../domain/areas/area.ts';
import { searchRoutes } from './routes.ts';

export const searchArea = defineArea({
  routes: [searchRoutes],
});
