import { defineArea } from '../../domain/area.ts';
import { newsletterRoutes } from './routes.ts';

export const newslettersArea = defineArea({
  routes: [newsletterRoutes],
});
