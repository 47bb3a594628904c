import { declareCalls } from './call.ts';
import type { raffleSchemas } from './raffles.ts';

export const raffleCalls = declareCalls<typeof raffleSchemas>()({
  getRaffles: ['GET', '/raffles/', 'public'],
  getRaffle: ['GET', '/raffles/{id}/', 'public'],
  getPrizes: ['GET', '/raffles/{id}/prizes/', 'public'],
  getParticipations: ['GET', '/raffles/{id}/participations/', 'member'],
  enterRaffle: ['POST', '/raffles/{id}/participations/', 'verified'],
  participate: ['POST', '/raffles/{id}/participations/{pid}/participate/', 'verified'],
  getDraws: ['GET', '/raffles/{id}/draws/', 'public'],
  getPrizeDelivery: ['GET', '/raffles/{id}/participations/{pid}/delivery/', 'member'],
  savePrizeDelivery: ['PUT', '/raffles/{id}/participations/{pid}/delivery/', 'member'],
  getRaffleWinners: ['GET', '/raffles/{id}/winners/', 'campaigns'],
});
