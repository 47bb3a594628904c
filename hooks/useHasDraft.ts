import { useEffect, useState } from 'react';
import { hasDraft } from '@/lib/browser/drafts';
import { useDraftTarget } from './useDraftTarget';

/** Returns whether a draft of `scope` is stored, known after hydration; the form's code is then loaded. */
export function useHasDraft(scope: string): boolean {
  const target = useDraftTarget(scope);
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    if (hasDraft(target)) setStored(true);
  }, [target]);
  return isStored;
}
