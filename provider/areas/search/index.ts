import { defineArea } from '../../domain/area.ts';
import { searchRoutes } from './routes.ts';

export const searchArea = defineArea({
  routes: [searchRoutes],
});
