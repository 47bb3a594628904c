import { shortMissionClaims } from '../../db/schema/missions.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { couponBatchRoutes } from './batchRoutes.ts';
import { missionReviewContent } from './content.ts';
import { eraseEntries } from './erase.ts';
import { managedMissionRoutes } from './manageRoutes.ts';
import { missionRoutes } from './routes.ts';
import { managedSubmissionRoutes } from './submissionRoutes.ts';

export const missionsArea = defineArea({
  routes: [couponBatchRoutes, managedMissionRoutes, managedSubmissionRoutes, missionRoutes],
  content: [missionReviewContent],
  erase: [shortMissionClaims.userId, eraseEntries],
});
