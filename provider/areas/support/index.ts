import { supportThreads } from '../../db/schema/support.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { supportRoutes } from './routes.ts';
import { savedReplyRoutes } from './savedReplies.ts';

export const supportArea = defineArea({
  routes: [supportRoutes, savedReplyRoutes],
  erase: [supportThreads.userId],
});
