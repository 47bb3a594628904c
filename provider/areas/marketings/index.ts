import { defineArea } from '../../domain/area.ts';
import { eraseAttendances } from './erase.ts';
import { mailProgramRoutes, marketingRoutes } from './routes.ts';

export const marketingsArea = defineArea({
  routes: [marketingRoutes, mailProgramRoutes],
  erase: eraseAttendances,
});
