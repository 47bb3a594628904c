import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element is further down than the window shows. */
export function useIsBelow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
}
