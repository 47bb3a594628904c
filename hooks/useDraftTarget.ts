import { useState } from 'react';
import { type OwnTarget, ownTarget } from '@/lib/browser/drafts';
import { useAppSelector } from './redux';

/**
 * `target` as the own one of whoever is signed in: the visitor's until that is known. A form stays its
 * member's when their session ends under it, until another one comes.
 */
export function useDraftTarget(target: string): OwnTarget {
  const username = useAppSelector(({ user }) => user.username);
  // Whoever the browser remembers from its last visit may turn out to have no session any more.
  const isSure = useAppSelector(({ user }) => user.session.status === 'authenticated');
  const [last, setLast] = useState('');
  if (isSure && username !== last) setLast(username);
  return ownTarget(username || last, target);
}
