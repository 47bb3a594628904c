import { useEffect, useRef } from 'react';
import { type OwnTarget, ownerOf, readDraft } from '@/lib/browser/drafts';

/**
 * Looks for the draft of `target` when the form is there, and again once it is known who is signed in, or
 * that nobody is: what was typed meanwhile stays. When another member comes, nothing of the one before does.
 */
export function useFoundDraft<T>({
  target,
  value,
  initial,
  isValue,
  show,
}: {
  target: OwnTarget;
  value: T;
  /** What the form holds untouched; that is no draft. */
  initial: T;
  isValue: (value: unknown) => value is T;
  /** Puts a draft that was `found` into the form, or what it holds untouched. */
  show: (value: T, found: boolean) => void;
}) {
  const untouched = JSON.stringify(initial);
  const shown = useRef({ owner: ownerOf(target), text: untouched });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is looked for once a target
  useEffect(() => {
    const owner = ownerOf(target);
    const before = shown.current;
    shown.current = { ...before, owner };
    const hasChanged = before.owner !== owner;
    const isTyped = JSON.stringify(value) !== before.text;
    if (hasChanged && isTyped && (before.owner === '' || owner === '')) return;
    const draft = readDraft(target, isValue);
    const text = JSON.stringify(draft?.value);
    if (draft && text !== untouched) {
      shown.current.text = text;
      show(draft.value, true);
    } else if (hasChanged && before.owner !== '') {
      shown.current.text = untouched;
      show(initial, false);
    }
  }, [target]);
}
