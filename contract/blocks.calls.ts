import { declareCalls } from './call.ts';
import type { blockSchemas } from './moderation.ts';

/** A file of its own, since every page with content loads it. */
export const blockCalls = declareCalls<typeof blockSchemas>()({
  getBlockedMembers: ['GET', '/users/blocked/', 'member'],
  toggleBlock: ['POST', '/users/{username}/block/', 'member'],
});
