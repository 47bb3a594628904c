import { isAuthor, requireRight } from '../../domain/identity/policy.ts';
import { mayModerate } from '../../domain/moderation/policy.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { type AppContext, type Member, requireMember } from '../../platform/http/context.ts';

/**
 * Requires the right to moderate for an action on a publicly visible member. @throws 401; 409 `not_manager`, or as
 * `requireRight` for a role without it
 */
export function requireNamedManager(c: AppContext): Member {
  if (requireMember(c).role === 'member') throw new ApiError(409, 'not_manager');
  return requireRight(c, 'site_moderation');
}

interface TrashRow {
  authorId: number;
  deletedBy: number;
  forumId?: number | null;
}

/**
 * Returns whether the caller may restore deleted content: a member their own deletions, a moderator those of others
 * but of what they wrote themselves, an owner any, since there may be nobody else.
 */
export const mayRestore = (caller: Member | null, row: TrashRow): boolean =>
  isAuthor(caller, { userId: row.deletedBy }) ||
  (mayModerate(caller, row) && (row.authorId !== caller?.id || caller.role === 'owner'));

/** Returns whether restoring is a moderator's action, which is logged: it changes what another wrote or deleted. */
export const restoresAsManager = ({ id }: Pick<Member, 'id'>, { authorId, deletedBy }: TrashRow): boolean =>
  authorId !== id || deletedBy !== id;

/**
 * Requires a caller who may restore deleted content. @throws 404 for content of another member; 409
 * `not_owner` for content that a manager has deleted
 */
export function requireRestorable(caller: Member | null, row: TrashRow) {
  if (!mayModerate(caller, row) && !isAuthor(caller, { userId: row.authorId })) throw notFound();
  if (!mayRestore(caller, row)) throw new ApiError(409, 'not_owner');
}
