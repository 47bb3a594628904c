import { declareCalls } from './call.ts';
import type { managedBadgeSchemas } from './managedBadges.ts';

export const managedBadgeCalls = declareCalls<typeof managedBadgeSchemas>()({
  getManagedBadges: ['GET', '/manage/badges/', 'content'],
  setBadge: ['PUT', '/manage/badges/{code}/', 'content'],
});
