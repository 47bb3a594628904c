import type { badgeSchemas } from './badges.ts';
import { declareCalls } from './call.ts';

export const badgeCalls = declareCalls<typeof badgeSchemas>()({
  getBadges: ['GET', '/badges/', 'public'],
});
