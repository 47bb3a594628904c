import { useEffect, useState } from 'react';
import { hasDraft } from '@/lib/browser/drafts';
import { useDraftTarget } from './useDraftTarget';

/** Whether a draft of `scope` was stored, known after hydration: then the code of its form is needed. */
export function useHasDraft(scope: string): boolean {
  const target = useDraftTarget(scope);
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    if (hasDraft(target)) setStored(true);
  }, [target]);
  return isStored;
}
