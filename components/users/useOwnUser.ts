import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import type { SessionUser } from '@/store/user';

/**
 * Returns the member of a page for members only: the server's until the browser has checked the session, and
 * null once the session has ended.
 */
export function useOwnUser(rendered: SessionUser): SessionUser | null {
  const { user } = useMember();
  const status = useAppSelector((state) => state.user.session.status);
  return user ?? (status === 'unauthenticated' ? null : rendered);
}
