import { defineArea } from '../../domain/area.ts';
import { managedMemberRoutes } from './routes.ts';

export const managedMembersArea = defineArea({
  routes: [managedMemberRoutes],
});
