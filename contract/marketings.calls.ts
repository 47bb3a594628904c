import { declareCalls } from './call.ts';
import type { mailProgramSchemas, marketingSchemas } from './marketings.ts';

export const marketingCalls = declareCalls<typeof marketingSchemas>()({
  subscribeToNews: ['POST', '/marketings/attendees/', 'public'],
  getOwnAttendee: ['GET', '/marketings/attendees/my/', 'member'],
  confirmAttendee: ['POST', '/marketings/attendees/confirm/', 'public'],
  withdrawAttendee: ['POST', '/marketings/attendees/withdraw/', 'public'],
});

export const mailProgramCalls = declareCalls<typeof mailProgramSchemas>()({
  stopAttendee: ['POST', '/marketings/attendees/stop/', 'public'],
});
