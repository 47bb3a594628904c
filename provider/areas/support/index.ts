import { defineArea } from '../../domain/areas/area.ts';
import { eraseThreads } from './commands.ts';
import { supportRoutes } from './routes.ts';
import { savedReplyRoutes } from './savedReplies.ts';

export const supportArea = defineArea({
  routes: [supportRoutes, savedReplyRoutes],
  erase: eraseThreads,
});
