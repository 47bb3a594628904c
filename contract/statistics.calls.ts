import { declareCalls } from './call.ts';
import type { statisticsSchemas } from './statistics.ts';

export const statisticsCalls = declareCalls<typeof statisticsSchemas>()({
  getStatistics: ['GET', '/manage/statistics/', 'statistics'],
  getWork: ['GET', '/manage/work/', 'work'],
});
