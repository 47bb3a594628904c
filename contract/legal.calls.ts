import { declareCalls } from './call.ts';
import type { legalSchemas } from './legal.ts';

export const legalCalls = declareCalls<typeof legalSchemas>()({
  getLegalText: ['GET', '/legal/{kind}/', 'public'],
  agreeToTerms: ['POST', '/legal/terms/agreement/', 'member'],
});
