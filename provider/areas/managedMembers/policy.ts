import { hasRole, type MemberAction, memberActions } from '../../../contract/constants/roles.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { type Caller, may } from '../../domain/identity/policy.ts';
import { maySuspend } from '../../domain/moderation/policy.ts';
import { ApiError } from '../../platform/errors/errors.ts';

/** Returns whether the caller sees what a member has earned. */
export const seesBalances = (caller: Caller): boolean => may(caller, 'ledger');

const isSelf = (caller: Caller, { id }: Pick<UserRow, 'id'>) => caller?.id === id;

/** Returns whether the caller is over a member: one with a role needs the right to roles. */
const isOver = (caller: Caller, { role }: Pick<UserRow, 'role'>) => !hasRole(role) || may(caller, 'roles');

/** Returns what the caller, who may read a member, may do about them. */
export function actionsOn(caller: Caller, row: Pick<UserRow, 'id' | 'role' | 'status'>): MemberAction[] {
  const can: Record<MemberAction, boolean> = {
    end_sessions: isOver(caller, row),
    award_badge: !isSelf(caller, row) && row.status !== 'left',
    correct: seesBalances(caller) && !isSelf(caller, row),
    export: may(caller, 'settings') && isOver(caller, row),
    close: may(caller, 'settings') && row.role === 'member' && row.status !== 'left',
    change_role: may(caller, 'roles') && row.status !== 'left',
    suspend: maySuspend(caller, row),
  };
  return memberActions.filter((action) => can[action]);
}

/** Requires that the caller may do something about a member. @throws 409 `no_right` */
export function requireAction(caller: Caller, row: Parameters<typeof actionsOn>[1], action: MemberAction) {
  if (!actionsOn(caller, row).includes(action)) throw new ApiError(409, 'no_right');
}
