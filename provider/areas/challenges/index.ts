import { defineArea } from '../../domain/areas/area.ts';
import { challengeReviewContent, checkInContent } from './content.ts';
import { eraseParticipations } from './erase.ts';
import { challengeGroupRoutes } from './groupRoutes.ts';
import { homeChallenges } from './home.ts';
import { managedChallengeRoutes } from './manageRoutes.ts';
import { ownChallenges } from './own.ts';
import { participantRoutes } from './participantRoutes.ts';
import { challengeRoutes } from './routes.ts';

export const challengesArea = defineArea({
  routes: [challengeRoutes, managedChallengeRoutes, challengeGroupRoutes, participantRoutes],
  content: [checkInContent, challengeReviewContent],
  erase: [eraseParticipations],
  home: { challenges: homeChallenges },
  ownHome: { challenges: ownChallenges },
});
