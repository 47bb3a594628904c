import { useEffect, useRef } from 'react';
import { enterOverlay } from '@/lib/browser/overlays';

/** Closes an open overlay when the reader goes back, instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? enterOverlay(() => latest.current()) : undefined), [open]);
}
