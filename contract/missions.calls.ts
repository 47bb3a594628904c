import { declareCalls } from './call.ts';
import type { missionSchemas } from './missions.ts';

export const missionCalls = declareCalls<typeof missionSchemas>()({
  getMissions: ['GET', '/missions/', 'public'],
  getMissionReviews: ['GET', '/missions/reviews/', 'public'],
  getMissionSubmissions: ['GET', '/missions/submissions/', 'campaigns'],
  decideSubmission: ['POST', '/missions/submissions/{id}/decision/', 'campaigns'],
  checkShortMission: ['POST', '/missions/short/check/', 'verified'],
  getMission: ['GET', '/missions/{id}/', 'public'],
  doMission: ['PUT', '/missions/{id}/', 'verified'],
});
