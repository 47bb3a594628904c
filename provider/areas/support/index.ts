import { defineArea } from '../../domain/areas/area.ts';
import { eraseThreads } from './commands.ts';
import { supportRoutes } from './routes.ts';

export const supportArea = defineArea({
  routes: [supportRoutes],
  erase: eraseThreads,
});
