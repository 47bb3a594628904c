import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { type ComposedPost, isComposedPost } from './composed';

const isSame = (one: ComposedPost, other: ComposedPost) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What a post's form holds, in the browser alone. It is kept as the draft of `target` with every
 * change, and there again after leaving, reloading, logging out or a failed call; `restored` says so.
 */
export function usePostDraft(target: string, initial: ComposedPost) {
  const [found] = useState(() => {
    const draft = readDraft(target, isComposedPost)?.value;
    return draft && !isSame(draft, initial) ? draft : null;
  });
  const [composed, setComposed] = useState(found ?? initial);
  const [restored, setRestored] = useState(found !== null);
  const [isKept, setIsKept] = useState(true);
  const dirty = !isSame(composed, initial);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever what it holds changes
  useEffect(() => {
    if (!dirty) dropDraft(target);
    else setIsKept(writeDraft(target, composed));
  }, [composed]);

  useEffect(() => {
    if (!dirty || isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, isKept]);

  return {
    composed,
    restored,
    change: (part: Partial<ComposedPost>) => setComposed((before) => ({ ...before, ...part })),
    startOver: () => {
      setComposed(initial);
      setRestored(false);
    },
  };
}
