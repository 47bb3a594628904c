import { defineArea } from '../../domain/areas/area.ts';
import { profileContent } from './content.ts';
import { leaveRoutes } from './leaveRoutes.ts';
import { ownMember, ownRecommended } from './own.ts';
import { profileRoutes } from './profileRoutes.ts';
import { userRoutes } from './routes.ts';

export const usersArea = defineArea({
  routes: [userRoutes, profileRoutes, leaveRoutes],
  content: [profileContent],
  ownHome: { member: ownMember, recommended: ownRecommended },
});
