import { defineArea } from '../../domain/areas/area.ts';
import { couponBatchRoutes } from './batchRoutes.ts';
import { eraseEntries } from './erase.ts';
import { missionReviewSubject } from './moderate.ts';
import { missionRoutes } from './routes.ts';

export const missionsArea = defineArea({
  routes: [couponBatchRoutes, missionRoutes],
  moderated: { mission_review: missionReviewSubject },
  erase: eraseEntries,
});
