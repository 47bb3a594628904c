import { defineArea } from '../../domain/areas/area.ts';
import { systemRoutes } from './routes.ts';

export const systemArea = defineArea({
  routes: [systemRoutes],
});
