import { declareCalls } from './call.ts';
import type { operatorSchemas } from './operator.ts';

export const operatorCalls = declareCalls<typeof operatorSchemas>()({
  getOperator: ['GET', '/operator/', 'public'],
});
