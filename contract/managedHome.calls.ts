import { declareCalls } from './call.ts';
import type { managedHomeSchemas } from './managedHome.ts';

export const managedHomeCalls = declareCalls<typeof managedHomeSchemas>()({
  getManagedHome: ['GET', '/manage/home/', 'content'],
  orderHome: ['PUT', '/manage/home/order/', 'content'],
  showHomeSection: ['PUT', '/manage/home/{name}/', 'content'],
});
