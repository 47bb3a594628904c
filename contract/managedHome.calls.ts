import { declareCalls } from './call.ts';
import type { managedHomeSchemas } from './managedHome.ts';

export const managedHomeCalls = declareCalls<typeof managedHomeSchemas>()({
  getManagedHome: ['GET', '/manage/home/', 'content'],
  orderHome: ['PUT', '/manage/home/order/', 'content'],
  getPromoted: ['GET', '/manage/home/promoted/', 'content'],
  promote: ['PUT', '/manage/home/promoted/', 'content'],
  showHomeSection: ['PUT', '/manage/home/{name}/', 'content'],
});
