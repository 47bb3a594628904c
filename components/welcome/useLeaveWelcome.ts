import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { readReturnPath, saveReturnPath } from '@/lib/browser/returnPath';
import { paths } from '@/lib/paths';

/**
 * Returns a function that ends the welcome: it leads back to where the visitor came to sign up from, else to
 * the home page; and whether there is such a place.
 */
export function useLeaveWelcome() {
  const router = useRouter();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => setPath(readReturnPath()), []);
  const leave = () => {
    const to = readReturnPath();
    saveReturnPath(paths.home());
    void router.push(to ?? paths.home());
  };
  return { leave, isReturning: path !== null };
}
