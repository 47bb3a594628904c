import { findActive } from '../../domain/members/find.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { type AppContext, type Member, read, requireMember, requireVerified } from '../../platform/http/context.ts';

/** Returns whether a member's nickname may look like the site or its staff: a manager's may. */
export const mayLookOfficial = (member: Pick<Member, 'isManager'>): boolean => member.isManager;

/**
 * Returns the calling member, when the address names them; `shown` for public fields, which they may not
 * write before their address is verified. @throws 401, 404, 409 not_self or email_unverified
 */
export async function requireSelf(
  c: AppContext,
  name: string,
  { shown = false }: { shown?: boolean } = {},
): Promise<Member> {
  const member = requireMember(c);
  if (member.username !== name) {
    await read(c, (db) => findActive(db, name));
    throw new ApiError(409, 'not_self');
  }
  return shown ? requireVerified(c) : member;
}
