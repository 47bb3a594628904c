import { defineArea } from '../../domain/area.ts';
import { authCallRules } from './callRules.ts';
import { authRoutes } from './routes.ts';

export const authArea = defineArea({
  routes: [authRoutes],
  callRules: authCallRules,
});
