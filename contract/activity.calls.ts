import type { activitySchemas } from './activity.ts';
import { declareCalls } from './call.ts';

export const activityCalls = declareCalls<typeof activitySchemas>()({
  getOwnHome: ['GET', '/activity/home/', 'member'],
  getFeed: ['GET', '/activity/feed/', 'member'],
  getWritten: ['GET', '/activity/written/', 'member'],
  getLikes: ['GET', '/activity/likes/', 'member'],
  getLikedComments: ['GET', '/activity/likes/comments/', 'member'],
  getOwnComments: ['GET', '/activity/comments/', 'member'],
  getOwnEvents: ['GET', '/activity/events/', 'member'],
  getOwnRaffles: ['GET', '/activity/raffles/', 'member'],
  getOwnCourses: ['GET', '/activity/courses/', 'member'],
});
