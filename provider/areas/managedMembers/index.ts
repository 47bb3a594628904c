import { defineArea } from '../../domain/areas/area.ts';
import { managedMemberRoutes } from './routes.ts';

export const managedMembersArea = defineArea({
  routes: [managedMemberRoutes],
});
