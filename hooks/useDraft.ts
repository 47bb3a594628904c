import { useEffect, useState } from 'react';
import { dropDraft, type OwnTarget, writeDraft } from '@/lib/browser/drafts';
import { useFoundDraft } from './useFoundDraft';

/**
 * Keeps what a form holds as the draft of `target` with every change, and hands back through `onFound`
 * what was kept before: after leaving, reloading, logging out or a failed call. Warns before the page
 * goes while it is `busy` or while a change cannot be kept. Says whether a draft was found.
 */
export function useKeptDraft<T>({
  target,
  value,
  initial,
  isValue,
  onFound,
  busy = false,
}: {
  target: OwnTarget;
  value: T;
  /** What the form holds untouched; that is no draft. */
  initial: T;
  isValue: (value: unknown) => value is T;
  /** Also takes `initial`, for a member who has come instead of another. */
  onFound: (value: T) => void;
  busy?: boolean;
}): boolean {
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const text = JSON.stringify(value);
  const dirty = text !== JSON.stringify(initial);

  useFoundDraft({
    target,
    value,
    initial,
    isValue,
    show: (whole, found) => {
      onFound(whole);
      setRestored(found);
    },
  });
  useEffect(() => setReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever what it says changes
  useEffect(() => {
    if (!ready) return;
    if (dirty) {
      setIsKept(writeDraft(target, value));
    } else {
      dropDraft(target);
      setRestored(false);
    }
  }, [ready, text]);

  const needsWarning = busy || (dirty && !isKept);
  useEffect(() => {
    if (!needsWarning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [needsWarning]);

  return restored;
}

/**
 * What a form of several fields holds, kept as the draft of `target`. `round` counts how often the whole
 * was put in anew, for fields that read their text once.
 */
export function useDraft<T extends object>(
  target: OwnTarget,
  initial: T,
  isValue: (value: unknown) => value is T,
) {
  const [{ value, round }, hold] = useState({ value: initial, round: 0 });
  const begin = (whole: T) => hold((before) => ({ value: whole, round: before.round + 1 }));
  const restored = useKeptDraft({ target, value, initial, isValue, onFound: begin });
  return {
    value,
    round,
    restored,
    change: (part: Partial<T>) =>
      hold((before) => ({ ...before, value: { ...before.value, ...part } })),
    /** Also right before the form goes: a draft that nobody wants is gone at once. */
    startOver: () => {
      dropDraft(target);
      begin(initial);
    },
  };
}
