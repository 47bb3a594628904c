import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the reader to the beginning of what has just come (`of` tells one from the next): its heading is
 * read out, and a part that begins above what they see is scrolled to.
 */
export function useBeginning<Part extends HTMLElement>(of: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes
  useEffect(() => {
    part.current?.querySelector('h2')?.focus({ preventScroll: true });
    if ((part.current?.getBoundingClientRect().top ?? 0) < 0) part.current?.scrollIntoView();
  }, [of]);
  return part;
}
