import { useEffect, useState } from 'react';
import { readReturnPath } from '@/lib/browser/returnPath';

/** Returns the path that a visitor came to sign up from; null without one, and until the page is hydrated. */
export function useReturnPath(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => setPath(readReturnPath()), []);
  return path;
}
