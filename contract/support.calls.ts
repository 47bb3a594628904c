import { declareCalls } from './call.ts';
import type { supportSchemas } from './support.ts';

export const supportCalls = declareCalls<typeof supportSchemas>()({
  sendSupport: ['POST', '/support/threads/', 'public'],
  getSupportThreads: ['GET', '/support/threads/', 'member'],
  getSupportThread: ['GET', '/support/threads/{id}/', 'member'],
  replySupport: ['POST', '/support/threads/{id}/messages/', 'member'],
  setSupportStatus: ['PUT', '/support/threads/{id}/status/', 'support'],
  getSupportQueue: ['GET', '/support/queue/', 'support'],
  getChatIdentity: ['GET', '/support/chat/', 'member'],
});
