import { defineArea } from '../../domain/areas/area.ts';
import { leaveRoutes } from './leaveRoutes.ts';
import { ownMember, ownRecommended } from './own.ts';
import { profileRoutes } from './profileRoutes.ts';
import { userRoutes } from './routes.ts';

export const usersArea = defineArea({
  routes: [userRoutes, profileRoutes, leaveRoutes],
  ownHome: { member: ownMember, recommended: ownRecommended },
});
