import { type RefObject, useEffect } from 'react';

const EFFECT = { interval: -400, duration: 700, viewFactor: 0.8 } as const;

const isBelow = (element: Element) => element.getBoundingClientRect().top >= window.innerHeight;

/**
 * Animates an element below the fold as it comes into view. The library is loaded with the first scroll;
 * elements in view by then, and all of them under reduced motion, are not animated.
 */
export function useReveal(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !isBelow(element)) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let clean: (() => void) | undefined;
    let cancelled = false;
    const begin = async () => {
      // The library accesses `document` on import, so it is never loaded on a server.
      const { default: scrollReveal } = await import('scrollreveal');
      if (cancelled || !isBelow(element)) return;
      const reveal = scrollReveal();
      reveal.reveal(element, EFFECT);
      clean = () => reveal.clean(element);
    };
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      cancelled = true;
      window.removeEventListener('scroll', begin);
      clean?.();
    };
  }, [root]);
}
