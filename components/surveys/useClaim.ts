import { useEffect, useState } from 'react';
import { useAppSelector } from '@/hooks/redux';
import { readClaim } from '@/lib/browser/surveyClaim';

/**
 * The key by which this browser keeps a visitor's result, '' without one; undefined until it is known whose
 * results are shown: while drawn as on the server, and before the browser has looked at the session.
 */
export function useClaim(): string | undefined {
  const [claim, setClaim] = useState<string>();
  const isKnown = useAppSelector(({ user }) => user.session.status !== 'loading');
  useEffect(() => setClaim(readClaim()), []);
  return isKnown ? claim : undefined;
}
