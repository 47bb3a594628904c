import { useEffect } from 'react';
import { isReloaded } from '@/lib/browser/navigationType';

const PREFIX = 'gyeol-scroll:';
/** The inputs after which the page no longer restores the scroll position. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

const readScrollPosition = (): number | null => {
  try {
    const stored = sessionStorage.getItem(PREFIX + location.href);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
};

/**
 * Saves the scroll position and restores it after a reload or a return from another site, while the added
 * pages of a list load again. (Going back within the site is Next's own: `scrollRestoration` in
 * next.config.js.)
 */
export function useScrollMemory(): void {
  useEffect(() => {
    const save = () => {
      // The browser itself restores a reloaded page before any script has run.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(PREFIX + location.href, String(Math.round(window.scrollY)));
      } catch {
        // Without session storage the page starts at the top.
      }
    };
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  useEffect(() => {
    const position = readScrollPosition();
    if (position === null || !isReloaded()) return;
    const { style } = document.documentElement;
    // Scroll anchoring would hold what is visible: rows added above the footer would move the page.
    style.overflowAnchor = 'none';
    const settle = () => {
      const reach = document.documentElement.scrollHeight - window.innerHeight;
      if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, Math.min(position, reach));
    };
    const growth = new ResizeObserver(settle);
    const stop = () => {
      growth.disconnect();
      style.overflowAnchor = '';
      for (const event of INPUTS) window.removeEventListener(event, stop);
    };
    settle();
    growth.observe(document.body);
    for (const event of INPUTS) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, []);
}
