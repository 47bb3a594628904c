import { hasRole } from '../../../contract/constants/roles.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { type Caller, may } from '../../domain/identity/policy.ts';
import { ApiError } from '../../platform/errors/errors.ts';

/** Returns whether the caller sees what a member has earned. */
export const seesBalances = (caller: Caller): boolean => may(caller, 'ledger');

/** Rejects a correction of the caller's own ledger. @throws 409 `no_right` */
export function rejectSelf(caller: Caller, id: number) {
  if (caller?.id === id) throw new ApiError(409, 'no_right');
}

/** Requires the right to roles for a change to a member who has one. @throws 409 `no_right` */
export function requireOver(caller: Caller, { role }: Pick<UserRow, 'role'>) {
  if (hasRole(role) && !may(caller, 'roles')) throw new ApiError(409, 'no_right');
}
