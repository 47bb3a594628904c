import { defineArea } from '../../domain/area.ts';
import { systemRoutes } from './routes.ts';

export const systemArea = defineArea({
  routes: [systemRoutes],
});
