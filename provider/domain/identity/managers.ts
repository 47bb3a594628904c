import { notFound } from '../../platform/errors/errors.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';

/** The manager who asks. @throws 404 for anyone else, who is not told that there is something */
export function requireManager(c: AppContext): Member {
  const member = c.get('member');
  if (!member?.isManager) throw notFound();
  return member;
}
