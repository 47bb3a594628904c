import { declareCalls } from './call.ts';
import type { eventManageSchemas, eventSchemas } from './events.ts';

export const eventCalls = declareCalls<typeof eventSchemas>()({
  getEvents: ['GET', '/events/', 'public'],
  getEvent: ['GET', '/events/{slug}/', 'public'],
  getOwnApplication: ['GET', '/events/{slug}/applications/my/', 'member'],
  applyToEvent: ['POST', '/events/{slug}/applications/', 'verified'],
  getDeliveryInformation: ['GET', '/events/{slug}/delivery-information/', 'member'],
  changeEventDelivery: ['PUT', '/events/{slug}/delivery-information/', 'verified'],
});

export const eventManageCalls = declareCalls<typeof eventManageSchemas>()({
  getApplications: ['GET', '/events/{slug}/applications/', 'campaigns'],
  chooseWinner: ['PUT', '/events/{slug}/winners/', 'campaigns'],
  pickWinners: ['POST', '/events/{slug}/winners/random/', 'campaigns'],
  announceWinners: ['POST', '/events/{slug}/winners/announce/', 'campaigns'],
});
