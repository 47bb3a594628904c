import { declareCalls } from './call.ts';
import type { systemSchemas } from './system.ts';

export const systemCalls = declareCalls<typeof systemSchemas>()({
  getSystem: ['GET', '/manage/system/', 'settings'],
  testPart: ['POST', '/manage/system/{part}/test/', 'settings'],
});
