import { declareCalls } from './call.ts';
import type { rankingSchemas } from './rankings.ts';

export const rankingCalls = declareCalls<typeof rankingSchemas>()({
  getRankings: ['GET', '/rankings/', 'public'],
});
