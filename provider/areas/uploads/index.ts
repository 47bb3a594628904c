import { defineArea } from '../../domain/area.ts';
import { uploadRoutes } from './routes.ts';

export const uploadsArea = defineArea({
  routes: [uploadRoutes],
});
