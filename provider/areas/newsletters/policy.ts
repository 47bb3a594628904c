import { may } from '../../domain/identity/policy.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';

/** Returns whether an operator reads subscribers' addresses in full, as they read members'. */
export const seesAddresses = (member: Member): boolean => may(member, 'members');

/** Rejects an operator who reads no whole addresses. @throws 409 `no_right` */
export function requireAddresses(member: Member) {
  if (!seesAddresses(member)) throw new ApiError(409, 'no_right');
}
