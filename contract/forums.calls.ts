import { declareCalls } from './call.ts';
import type { forumSchemas } from './forums.ts';

export const forumCalls = declareCalls<typeof forumSchemas>()({
  getForums: ['GET', '/forums/', 'public'],
  getForumCategories: ['GET', '/forums/categories/', 'public'],
  getForumTags: ['GET', '/forums/tags/', 'public'],
  getForumEvents: ['GET', '/forums/events/', 'public'],
  getForum: ['GET', '/forums/{slug}/', 'public'],
});
