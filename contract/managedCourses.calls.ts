import { declareCalls } from './call.ts';
import type { managedCourseSchemas } from './managedCourses.ts';

export const managedCourseCalls = declareCalls<typeof managedCourseSchemas>()({
  getManagedCourses: ['GET', '/manage/courses/', 'campaigns'],
  createCourse: ['POST', '/manage/courses/', 'campaigns'],
  orderCourses: ['PUT', '/manage/courses/', 'campaigns'],
  getManagedCourse: ['GET', '/manage/courses/{slug}/', 'campaigns'],
  updateCourse: ['PUT', '/manage/courses/{slug}/', 'campaigns'],
  deleteCourse: ['DELETE', '/manage/courses/{slug}/', 'campaigns'],
  publishCourse: ['PUT', '/manage/courses/{slug}/publication/', 'campaigns'],
  copyCourse: ['POST', '/manage/courses/{slug}/copy/', 'campaigns'],
  getCoursePreview: ['GET', '/manage/courses/{slug}/preview/', 'campaigns'],
});
