import { declareCalls } from './call.ts';
import type { missionSchemas } from './missions.ts';

export const missionCalls = declareCalls<typeof missionSchemas>()({
  getMissions: ['GET', '/missions/', 'public'],
  getMissionReviews: ['GET', '/missions/reviews/', 'public'],
  checkShortMission: ['POST', '/missions/short/check/', 'verified'],
  getMission: ['GET', '/missions/{id}/', 'public'],
  doMission: ['PUT', '/missions/{id}/', 'verified'],
});
