import { declareCalls } from './call.ts';
import type { pointSchemas } from './points.ts';

export const pointCalls = declareCalls<typeof pointSchemas>()({
  getPointHistories: ['GET', '/point-histories/', 'member'],
  convertPoints: ['POST', '/point-histories/convert/', 'verified'],
  getCredits: ['GET', '/store-credits/', 'member'],
  getWelcomeGifts: ['GET', '/welcome-gifts/', 'member'],
  getXpHistories: ['GET', '/xp-histories/', 'member'],
  getHeartHistories: ['GET', '/heart-histories/', 'member'],
});
