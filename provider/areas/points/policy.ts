import { type Caller, may } from '../../domain/identity/policy.ts';

/** Returns whether the caller may read the points of another member: who may correct them does. */
export const mayReadOthersLedger = (caller: Caller): boolean => may(caller, 'ledger');
