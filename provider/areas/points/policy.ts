import type { Caller } from '../../domain/identity/policy.ts';

/** Returns whether the caller may read the points of another member: managers may. */
export const mayReadOthersLedger = (caller: Caller): boolean => caller?.isManager === true;
