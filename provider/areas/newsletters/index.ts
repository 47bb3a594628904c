import { defineArea } from '../../domain/areas/area.ts';
import { newsletterRoutes } from './routes.ts';

export const newslettersArea = defineArea({
  routes: [newsletterRoutes],
});
