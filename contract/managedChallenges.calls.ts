import { declareCalls } from './call.ts';
import type { managedChallengeSchemas } from './managedChallenges.ts';

export const managedChallengeCalls = declareCalls<typeof managedChallengeSchemas>()({
  getManagedChallenges: ['GET', '/manage/challenges/', 'campaigns'],
  createChallenge: ['POST', '/manage/challenges/', 'campaigns'],
  getManagedChallenge: ['GET', '/manage/challenges/{id}/', 'campaigns'],
  updateChallenge: ['PUT', '/manage/challenges/{id}/', 'campaigns'],
  deleteChallenge: ['DELETE', '/manage/challenges/{id}/', 'campaigns'],
  publishChallenge: ['PUT', '/manage/challenges/{id}/publication/', 'campaigns'],
  endChallenge: ['PUT', '/manage/challenges/{id}/end/', 'campaigns'],
  copyChallenge: ['POST', '/manage/challenges/{id}/copy/', 'campaigns'],
  getChallengePreview: ['GET', '/manage/challenges/{id}/preview/', 'campaigns'],
});
