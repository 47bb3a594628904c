import { declareCalls } from './call.ts';
import type { challengeGroupSchemas, challengeSchemas, participantSchemas } from './challenges.ts';

export const challengeCalls = declareCalls<typeof challengeSchemas>()({
  getChallenges: ['GET', '/challenges/', 'public'],
  getChallenge: ['GET', '/challenges/{id}/', 'public'],
  joinChallenge: ['POST', '/challenges/{id}/entrant/', 'verified'],
  leaveChallenge: ['DELETE', '/challenges/{id}/entrant/', 'member'],
});

export const participantCalls = declareCalls<typeof participantSchemas>()({
  getParticipants: ['GET', '/challenges/{id}/entrants/', 'public'],
  getMyGroupParticipants: ['GET', '/challenges/{id}/entrants/my-group/', 'member'],
  getParticipant: ['GET', '/challenges/{id}/entrants/{eid}/', 'public'],
  checkIn: ['POST', '/challenges/{id}/entrants/{eid}/check/', 'verified'],
  writeReview: ['POST', '/challenges/{id}/entrants/{eid}/review/', 'verified'],
  giveHeart: ['POST', '/challenges/{id}/entrants/{eid}/heart/', 'verified'],
});

export const challengeGroupCalls = declareCalls<typeof challengeGroupSchemas>()({
  makeGroup: ['POST', '/challenges/{id}/group/', 'verified'],
  getMyGroup: ['GET', '/challenge-groups/my-group/', 'public'],
  getGroup: ['GET', '/challenge-groups/{id}/', 'public'],
  joinGroup: ['POST', '/challenge-groups/{inviteCode}/entrant/', 'verified'],
});
