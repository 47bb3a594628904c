import { type Caller, mayChange } from '../../domain/identity/policy.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { type AppContext, type Member, requireMember } from '../../platform/http/context.ts';

/** Requires a manager for an action on a publicly visible member. @throws 401; 409 `not_manager` */
export function requireNamedManager(c: AppContext): Member {
  const member = requireMember(c);
  if (!member.isManager) throw new ApiError(409, 'not_manager');
  return member;
}

/**
 * Returns whether the caller may read earlier versions: managers may, and the author of the content.
 */
export const mayReadHistory = (caller: Caller, content: { authorId: number; status: string } | undefined): boolean =>
  caller?.isManager === true ||
  (content !== undefined && content.authorId === caller?.id && content.status !== 'deleted');

interface TrashRow {
  authorId: number;
  deletedBy: number;
}

/**
 * Returns whether the caller may restore deleted content: managers may, and a member their own deletions.
 */
export const mayRestore = (caller: Caller, { deletedBy }: TrashRow): boolean =>
  mayChange(caller, { userId: deletedBy });

/**
 * Returns whether restoring is a manager's action, which is logged; restoring their own content is not.
 */
export const restoresAsManager = (caller: Caller, { authorId }: TrashRow): boolean =>
  caller?.isManager === true && authorId !== caller.id;

/**
 * Requires a caller who may restore deleted content. @throws 404 for content of another member; 409
 * `not_owner` for content that a manager has deleted
 */
export function requireRestorable(caller: Caller, row: TrashRow) {
  if (!mayChange(caller, { userId: row.authorId })) throw notFound();
  if (!mayRestore(caller, row)) throw new ApiError(409, 'not_owner');
}
