import { useRef } from 'react';
import { dropDraft, type OwnTarget } from '@/lib/browser/drafts';

/**
 * Drops a form's draft once it was sent. What a visitor typed may have become a member's meanwhile, when
 * the session was waited for.
 */
export function useDropDraft(target: OwnTarget): () => void {
  const latest = useRef(target);
  latest.current = target;
  return () => {
    dropDraft(target);
    dropDraft(latest.current);
  };
}
