import type { ReactNode } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { useAppSelector } from '@/hooks/redux';

const SessionEnded = lazyClient(() => import('./SessionEnded').then((it) => it.SessionEnded));

/** Renders what only the member may see, until the session has ended; `path` is the page to return to after signing in. */
export function WhileSignedIn({ path, children }: { path: string; children: ReactNode }) {
  const hasEnded = useAppSelector((state) => state.user.session.status === 'unauthenticated');
  return hasEnded ? <SessionEnded path={path} /> : children;
}
