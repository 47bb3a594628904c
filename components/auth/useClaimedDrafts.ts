import { useEffect } from 'react';
import { useAppSelector } from '@/hooks/redux';
import { claimDrafts } from '@/lib/browser/drafts';

/**
 * Gives whoever is signed in what was typed on this device before they were known. Stands before the
 * page, so that a form finds it there when it looks again.
 */
export function useClaimedDrafts() {
  const username = useAppSelector(({ user }) => user.username);
  useEffect(() => {
    if (username) claimDrafts(username);
  }, [username]);
}
