import { router } from '../../platform/http/context.ts';
import { historyRoutes, trashRoutes } from './historyRoutes.ts';
import { manageRoutes } from './manageRoutes.ts';
import { memberModerationRoutes } from './memberRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';

/** The routes of reports, blocks, suspensions, banned words, trash and revisions. */
export const moderationRoutes = router();
for (const part of [reportRoutes, memberModerationRoutes, manageRoutes, historyRoutes, trashRoutes]) {
  moderationRoutes.route('/', part);
}
