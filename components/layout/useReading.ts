import { useEffect } from 'react';

/** Movements below this are a resting finger, in px. */
const STILL_PX = 8;

/** Marks the document (`data-reading`) while it is scrolled down, so that floating buttons leave the content free. */
export function useReading(): void {
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STILL_PX) return;
      last = window.scrollY;
      document.documentElement.toggleAttribute('data-reading', moved > 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      document.documentElement.removeAttribute('data-reading');
    };
  }, []);
}
