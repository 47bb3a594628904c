import { type ComponentType, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useHasDraft } from '@/hooks/useHasDraft';
import { useTypedBefore } from '@/hooks/useTypedBefore';
import { addToDraft } from '@/lib/browser/drafts';
import { UNLOADED } from '@/lib/browser/unloaded';
import { lazyClient } from './lazyClient';

/**
 * Creates a component that runs a hook whose code is loaded when it first renders, such as that of a form in
 * the server's HTML. It renders nothing and passes each result to `onResult`; the component that shows the
 * result renders it next to the fields, so that these stay the same elements with their text and focus. Its
 * other props are the hook's arguments and must be stable between renders.
 */
export function lazyHook<A extends object, R>(
  load: () => Promise<(args: A) => R>,
): ComponentType<A & { onResult: (result: R) => void }> {
  return lazyClient(async () => {
    const useLoaded = await load();
    return memo(function LazyHook(props: A & { onResult: (result: R) => void }) {
      const { onResult } = props;
      const result = useLoaded(props);
      useLayoutEffect(() => onResult(result));
      return null;
    });
  });
}

/** Values typed into a form, and whether they were sent, before the form's code was loaded. */
export interface Typed<T> {
  values: Partial<T>;
  isSent: boolean;
}

/**
 * Holds the values typed into the form of `scope` until its code is loaded, also those typed before hydration,
 * and returns whether that is needed: once a reader has used the form, or a draft of it is stored. Each value is added to the draft at once,
 * since the page may be left before the code is loaded.
 */
export function useTyped<T extends object>(scope: string, initial: T) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed<T>>({ values: {}, isSent: false });
  const [isTouched, setTouched] = useState(false);
  const hasDraft = useHasDraft(scope);
  const target = useDraftTarget(scope);
  const change = (part: Partial<T>): void => {
    setTouched(true);
    setTyped((before) => ({ ...before, values: { ...before.values, ...part } }));
    addToDraft(target, part);
  };
  useTypedBefore(form, initial, change);
  // The form is not being sent while its code is away: the next tap on its button loads that and sends it.
  useEffect(() => {
    const stop = () => setTyped((before) => (before.isSent ? { ...before, isSent: false } : before));
    window.addEventListener(UNLOADED, stop);
    return () => window.removeEventListener(UNLOADED, stop);
  }, []);
  return {
    /** The element, for what was typed into it before hydration. */
    form,
    typed,
    values: { ...initial, ...typed.values },
    /** Whether a field was focused or changed, the form was sent or a draft of it is stored. */
    isNeeded: isTouched || hasDraft,
    /** Loads the form on its first focus. */
    need: () => setTouched(true),
    change,
    send(): void {
      setTouched(true);
      setTyped((before) => ({ ...before, isSent: true }));
    },
  };
}

/** Sends a form that was sent before its code was loaded. */
export function useSentBefore(isSent: boolean, send: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code is there
  useEffect(() => {
    if (isSent) send();
  }, []);
}
