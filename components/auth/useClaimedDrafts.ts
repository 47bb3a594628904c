import { useEffect } from 'react';
import { useAppSelector } from '@/hooks/redux';
import { claimDrafts, dropOldDrafts } from '@/lib/browser/visitorDrafts';

/**
 * Assigns the drafts written on this device before the session was known to the signed-in member. Must run
 * before the page's effects, so that a form finds its draft when it reads it again.
 */
export function useClaimedDrafts() {
  const username = useAppSelector(({ user }) => user.username);
  useEffect(dropOldDrafts, []);
  useEffect(() => {
    if (username) claimDrafts(username);
  }, [username]);
}
