import { defineArea } from '../../domain/areas/area.ts';
import { eraseCourseWork } from './erase.ts';
import { courseRoutes } from './routes.ts';

export const coursesArea = defineArea({
  routes: [courseRoutes],
  erase: eraseCourseWork,
});
