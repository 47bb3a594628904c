import { defineArea } from '../../domain/areas/area.ts';
import { eraseAttendances } from './erase.ts';
import { mailProgramRoutes, marketingRoutes } from './routes.ts';

export const marketingsArea = defineArea({
  routes: [marketingRoutes, mailProgramRoutes],
  erase: eraseAttendances,
});
