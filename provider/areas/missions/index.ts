import { defineArea } from '../../domain/areas/area.ts';
import { couponBatchRoutes } from './batchRoutes.ts';
import { missionReviewContent } from './content.ts';
import { eraseEntries } from './erase.ts';
import { missionRoutes } from './routes.ts';

export const missionsArea = defineArea({
  routes: [couponBatchRoutes, missionRoutes],
  content: [missionReviewContent],
  erase: eraseEntries,
});
