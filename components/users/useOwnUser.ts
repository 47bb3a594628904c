import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import type { SessionUser } from '@/store/user';

/**
 * Returns the member of a page for members only: the server's until the browser has checked the session, and
 * null once the session has ended. Where it is another member's by then, the page is rendered again as theirs, and
 * until then as nobody's.
 */
export function useOwnUser(rendered: SessionUser): SessionUser | null {
  const { user } = useMember();
  const status = useAppSelector((state) => state.user.session.status);
  const { asPath, replace } = useRouter();
  const isOthers = user !== null && user.username !== rendered.username;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each other member
  useEffect(() => {
    if (isOthers) void replace(asPath, undefined, { scroll: false });
  }, [isOthers]);
  if (isOthers || status === 'unauthenticated') return null;
  return user ?? rendered;
}
