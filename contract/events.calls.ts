import { declareCalls } from './call.ts';
import type { eventManageSchemas } from './events.ts';

export const eventManageCalls = declareCalls<typeof eventManageSchemas>()({
  getApplications: ['GET', '/events/{slug}/applications/', 'campaigns'],
  chooseWinner: ['PUT', '/events/{slug}/winners/', 'campaigns'],
  pickWinners: ['POST', '/events/{slug}/winners/random/', 'campaigns'],
  announceWinners: ['POST', '/events/{slug}/winners/announce/', 'campaigns'],
});
