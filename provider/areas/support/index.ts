import { defineArea } from '../../domain/area.ts';
import { eraseThreads } from './commands.ts';
import { supportRoutes } from './routes.ts';

export const supportArea = defineArea({
  routes: [supportRoutes],
  erase: eraseThreads,
});
