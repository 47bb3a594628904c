import { useEffect } from 'react';
import { isReloaded } from '@/lib/returning';

const PREFIX = 'gyeol-scroll:';
/** How long a page that grows again after a reload may take to reach its old place, in frames. */
const FRAMES = 60;

const placeOf = (): number | null => {
  try {
    const kept = sessionStorage.getItem(PREFIX + location.href);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
};

/**
 * Keeps the place in a page through a reload, and through leaving the site and coming back. (Going
 * back within the site is Next's own: `scrollRestoration` in next.config.js.)
 */
export function useScrollMemory(): void {
  useEffect(() => {
    const keep = () => {
      // The browser itself restores a reloaded page before any script has run.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(PREFIX + location.href, String(Math.round(window.scrollY)));
      } catch {
        // A browser that keeps nothing starts at the top.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useEffect(() => {
    const place = placeOf();
    if (place === null || !isReloaded()) return;
    let frame = 0;
    let left = FRAMES;
    const stop = () => {
      left = 0;
    };
    const step = () => {
      const reach = document.documentElement.scrollHeight - window.innerHeight;
      if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, Math.min(place, reach));
      left -= 1;
      if (left > 0 && reach < place) frame = requestAnimationFrame(step);
    };
    step();
    window.addEventListener('wheel', stop, { once: true, passive: true });
    window.addEventListener('touchstart', stop, { once: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchstart', stop);
    };
  }, []);
}
