import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the reader to the beginning of new content (`of` identifies it): focuses its heading, and scrolls up
 * to a part that begins above the viewport.
 */
export function useBeginning<Part extends HTMLElement>(of: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    if ((part.current?.getBoundingClientRect().top ?? 0) < 0) part.current?.scrollIntoView();
  }, [of]);
  return part;
}
