import { useEffect, useState } from 'react';
import { SCROLL_TOP_PX } from '@/lib/constants';

/** Returns whether the page is scrolled beyond 300 px. */
export function useScrollTop(): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const look = () => setBeyond(window.scrollY > SCROLL_TOP_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return beyond;
}
