import { useEffect, useState } from 'react';
import { readClaim } from '@/lib/surveyClaim';

/**
 * The key by which this browser keeps a visitor's result, '' without one; undefined while drawn as on the
 * server.
 */
export function useClaim(): string | undefined {
  const [claim, setClaim] = useState<string>();
  useEffect(() => setClaim(readClaim()), []);
  return claim;
}
