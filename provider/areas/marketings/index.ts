import { marketingAttendees } from '../../db/schema/marketings.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { mailProgramRoutes, marketingRoutes } from './routes.ts';

export const marketingsArea = defineArea({
  routes: [marketingRoutes, mailProgramRoutes],
  erase: [marketingAttendees.userId],
});
