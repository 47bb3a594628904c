import { defineArea } from '../../domain/areas/area.ts';
import { commentContent } from '../../domain/comments/content.ts';
import { redactLogOf } from '../../domain/moderation/log.ts';
import { historyRoutes, trashRoutes } from './historyRoutes.ts';
import { manageRoutes } from './manageRoutes.ts';
import { blockRoutes, memberModerationRoutes } from './memberRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';

export const moderationArea = defineArea({
  routes: [reportRoutes, blockRoutes, memberModerationRoutes, manageRoutes, historyRoutes, trashRoutes],
  content: [commentContent],
  erase: [redactLogOf],
});
