import { declareCalls } from './call.ts';
import type { courseSchemas } from './courses.ts';

export const courseCalls = declareCalls<typeof courseSchemas>()({
  getCourses: ['GET', '/courses/', 'public'],
  getCourse: ['GET', '/courses/{slug}/', 'public'],
  applyToCourse: ['POST', '/courses/{slug}/applications/', 'verified'],
  changeCourseApplication: ['PUT', '/courses/{slug}/applications/', 'verified'],
  getCourseApplications: ['GET', '/courses/{slug}/applications/', 'campaigns'],
  markLesson: ['PUT', '/courses/{slug}/lessons/{number}/', 'member'],
});
