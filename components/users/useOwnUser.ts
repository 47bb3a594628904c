import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import type { SessionUser } from '@/store/user';

/**
 * The member of a page that only members see: as the server knew them until the browser has looked
 * at the session itself, and nobody once the session has ended.
 */
export function useOwnUser(rendered: SessionUser): SessionUser | null {
  const { user } = useMember();
  const status = useAppSelector((state) => state.user.session.status);
  return user ?? (status === 'unauthenticated' ? null : rendered);
}
