import { useEffect, useRef, useState } from 'react';

/** The pause in typing after which a field is validated, in ms. */
const PAUSE_MS = 1200;

/**
 * Validates a field once it is left or after a pause in typing, never at each letter: `typing` and `left`
 * report the events, `errorOf` returns the message that `problemOf` finds.
 */
export function useDelayedValidation<F extends string>(problemOf: (field: F) => string | undefined) {
  const [shown, setShown] = useState<ReadonlySet<F>>(new Set());
  const timers = useRef(new Map<F, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => void clearTimeout(timer));
  }, []);

  const show = (field: F, isShown: boolean) =>
    setShown((before) => {
      if (before.has(field) === isShown) return before;
      const next = new Set(before);
      if (isShown) next.add(field);
      else next.delete(field);
      return next;
    });
  const left = (field: F) => {
    clearTimeout(timers.current.get(field));
    show(field, true);
  };
  return {
    left,
    typing(field: F) {
      clearTimeout(timers.current.get(field));
      show(field, false);
      timers.current.set(
        field,
        setTimeout(() => left(field), PAUSE_MS),
      );
    },
    errorOf: (field: F) => (shown.has(field) ? problemOf(field) : undefined),
  };
}
