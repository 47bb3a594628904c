import { defineArea } from '../../domain/areas/area.ts';
import { uploadRoutes } from './routes.ts';

export const uploadsArea = defineArea({
  routes: [uploadRoutes],
});
