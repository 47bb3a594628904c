import { useState } from 'react';
import { type OwnTarget, ownTarget } from '@/lib/browser/drafts';
import { useAppSelector } from './redux';

/**
 * Returns `target` as the draft target of the signed-in member, or of the visitor until the session is known.
 * When the session ends, a form keeps its member's target until another member signs in.
 */
export function useDraftTarget(target: string): OwnTarget {
  const username = useAppSelector(({ user }) => user.username);
  // The member restored from the last visit may have no session any more.
  const isSure = useAppSelector(({ user }) => user.session.status === 'authenticated');
  const [last, setLast] = useState('');
  if (isSure && username !== last) setLast(username);
  return ownTarget(username || last, target);
}
