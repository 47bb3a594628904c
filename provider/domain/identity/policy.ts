import { and, eq, ne, or, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasRole, type Right, type Role, seesEverything } from '../../../contract/constants/roles.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';

/** The calling member, with the fields that policies use; null for a visitor. */
export type Caller = Pick<Member, 'id' | 'isManager' | 'rights' | 'moderatedForums'> | null;

/** The kinds of callers that `visibleTo` distinguishes. */
export type CallerKind = 'visitor' | 'member' | 'manager';

/** Returns the kind of a caller, by which prepared queries differ. */
export function callerKind(caller: Caller): CallerKind {
  if (!caller) return 'visitor';
  return caller.isManager ? 'manager' : 'member';
}

/** Returns whether the caller is the author of a row. */
export const isAuthor = (caller: Caller, row: { userId: number }): boolean => row.userId === caller?.id;

/** Returns whether the caller may change or delete a row: its author and managers may. */
export const mayChange = (caller: Caller, row: { userId: number }): boolean =>
  isAuthor(caller, row) || caller?.isManager === true;

/** Selects the rows that the caller may read: published ones; hidden ones as their author or a manager. */
export function visibleTo(
  table: { status: PgColumn; userId: PgColumn },
  caller: { id: number | Placeholder; isManager: boolean } | null,
): SQL | undefined {
  if (caller?.isManager) return ne(table.status, 'deleted');
  const published = eq(table.status, 'published');
  if (!caller) return published;
  return or(published, and(eq(table.status, 'hidden'), eq(table.userId, caller.id)));
}

/** Selects the reviews that the caller may read; a review has its status in a column beside its text. */
export function visibleReview(
  { status, userId }: { status: PgColumn; userId: PgColumn },
  caller: Caller,
): SQL | undefined {
  if (caller?.isManager) return undefined;
  const published = eq(status, 'published');
  return caller ? or(published, eq(userId, caller.id)) : published;
}

/** Returns whether the caller's role has a right. */
export const may = (caller: Caller, right: Right): boolean => caller?.rights.includes(right) === true;

/**
 * Returns the calling member whose role has a right. @throws 404 for a caller without any role, so that the call
 * reveals nothing; 409 `two_step_needed`, 409 `no_right` for one with a role
 */
export function requireRight(c: AppContext, right: Right): Member {
  const member = requireRole(c);
  if (member.needsTwoStep) throw new ApiError(409, 'two_step_needed');
  if (!may(member, right)) throw new ApiError(409, 'no_right');
  return member;
}

/** Returns the calling member with a role, whatever it may do. @throws 404 for any other caller */
export function requireRole(c: AppContext): Member & { role: Role } {
  const member = c.get('member');
  if (!member || !hasRole(member.role)) throw notFound();
  return { ...member, role: member.role };
}

/** Rejects a caller who is neither the author of the row nor a manager. @throws 409 `not_owner` */
export function requireOwner(member: Member, row: { userId: number }) {
  if (!mayChange(member, row)) throw new ApiError(409, 'not_owner');
}

/** Returns whether the caller may publish and hide what others wrote: managers may. */
export const maySetStatus = (caller: Caller): boolean => caller?.isManager === true;

/**
 * Rejects `status` and `reason` from anyone but a manager, and hiding without a reason. A suspended member
 * is rejected before, by `identify`. @throws 400 with the field's name
 */
export function rejectStatusFields(member: Member, body: { status?: string; reason?: string }, locale: Locale) {
  for (const field of ['status', 'reason'] as const) {
    if (body[field] !== undefined && !maySetStatus(member)) {
      throw fieldError(locale, field, 'managerOnly');
    }
  }
  if (body.status === 'hidden' && !body.reason) throw fieldError(locale, 'reason', 'reasonMissing');
}

/**
 * Rejects the manager badge from anyone but a manager. `held` is what is changed: its author may keep the badge that it
 * has. @throws 400 with the field's name
 */
export function rejectBadge(
  member: Member,
  body: { showManagerBadge?: boolean },
  locale: Locale,
  held?: { showManagerBadge: boolean },
) {
  if (!body.showManagerBadge || member.isManager || held?.showManagerBadge) return;
  throw fieldError(locale, 'showManagerBadge', seesEverything(member.role) ? 'twoStepFirst' : 'managerOnly');
}
