import { courseProgress } from '../../db/schema/courses.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { eraseApplications } from './erase.ts';
import { managedCourseRoutes } from './manageRoutes.ts';
import { courseRoutes } from './routes.ts';

export const coursesArea = defineArea({
  routes: [managedCourseRoutes, courseRoutes],
  erase: [courseProgress.userId, eraseApplications],
});
