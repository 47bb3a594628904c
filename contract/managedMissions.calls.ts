import { declareCalls } from './call.ts';
import type { managedMissionSchemas } from './managedMissions.ts';

export const managedMissionCalls = declareCalls<typeof managedMissionSchemas>()({
  getManagedMissions: ['GET', '/manage/missions/', 'campaigns'],
  createMission: ['POST', '/manage/missions/', 'campaigns'],
  getManagedMission: ['GET', '/manage/missions/{id}/', 'campaigns'],
  updateMission: ['PUT', '/manage/missions/{id}/', 'campaigns'],
  deleteMission: ['DELETE', '/manage/missions/{id}/', 'campaigns'],
  publishMission: ['PUT', '/manage/missions/{id}/publication/', 'campaigns'],
  closeMission: ['POST', '/manage/missions/{id}/close/', 'campaigns'],
  copyMission: ['POST', '/manage/missions/{id}/copy/', 'campaigns'],
  getMissionPreview: ['GET', '/manage/missions/{id}/preview/', 'campaigns'],
});
