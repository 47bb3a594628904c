import { defineArea } from '../../domain/areas/area.ts';
import { eraseCourseWork } from './erase.ts';
import { managedCourseRoutes } from './manageRoutes.ts';
import { courseRoutes } from './routes.ts';

export const coursesArea = defineArea({
  routes: [managedCourseRoutes, courseRoutes],
  erase: eraseCourseWork,
});
