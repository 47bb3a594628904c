import { useEffect, useState } from 'react';
import { useAppSelector } from '@/hooks/redux';
import { readClaim } from '@/lib/browser/surveyClaim';

/**
 * Returns the key under which this browser's anonymous result is stored, '' without one; undefined before
 * hydration and until the session is known.
 */
export function useClaim(): string | undefined {
  const [claim, setClaim] = useState<string>();
  const isKnown = useAppSelector(({ user }) => user.session.status !== 'loading');
  useEffect(() => setClaim(readClaim()), []);
  return isKnown ? claim : undefined;
}
