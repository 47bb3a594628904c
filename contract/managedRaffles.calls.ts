import { declareCalls } from './call.ts';
import type { managedRaffleSchemas } from './managedRaffles.ts';

export const managedRaffleCalls = declareCalls<typeof managedRaffleSchemas>()({
  getManagedRaffles: ['GET', '/manage/raffles/', 'campaigns'],
  createRaffle: ['POST', '/manage/raffles/', 'campaigns'],
  getManagedRaffle: ['GET', '/manage/raffles/{id}/', 'campaigns'],
  updateRaffle: ['PUT', '/manage/raffles/{id}/', 'campaigns'],
  deleteRaffle: ['DELETE', '/manage/raffles/{id}/', 'campaigns'],
  publishRaffle: ['PUT', '/manage/raffles/{id}/publication/', 'campaigns'],
  endRaffle: ['PUT', '/manage/raffles/{id}/end/', 'campaigns'],
  copyRaffle: ['POST', '/manage/raffles/{id}/copy/', 'campaigns'],
  getRafflePreview: ['GET', '/manage/raffles/{id}/preview/', 'campaigns'],
  exportRaffleDeliveries: ['POST', '/manage/raffles/{id}/deliveries/', 'campaigns'],
  markRafflePrizes: ['PUT', '/manage/raffles/{id}/deliveries/', 'campaigns'],
});
