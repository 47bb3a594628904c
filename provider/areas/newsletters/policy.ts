import { may } from '../../domain/identity/policy.ts';
import type { Member } from '../../platform/http/context.ts';

/** Returns whether an operator reads subscribers' addresses in full, as they read members'. */
export const seesAddresses = (member: Member): boolean => may(member, 'members');
