import { declareCalls } from './call.ts';
import type { managedForumSchemas } from './managedForums.ts';

export const managedForumCalls = declareCalls<typeof managedForumSchemas>()({
  getManagedForums: ['GET', '/manage/forums/', 'content'],
  createForum: ['POST', '/manage/forums/', 'content'],
  orderForums: ['PUT', '/manage/forums/order/', 'content'],
  getManagedForum: ['GET', '/manage/forums/{slug}/', 'content'],
  updateForum: ['PUT', '/manage/forums/{slug}/', 'content'],
});
