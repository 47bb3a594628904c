import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns on which side of the window an element is out of view; nothing while some of it is in view. The element's
 * `scroll-margin` is the part of the window that is covered there, by the page's bars.
 */
export function useOutOfView(element: RefObject<HTMLElement | null>): 'above' | 'below' | undefined {
  const [side, setSide] = useState<'above' | 'below'>();
  useEffect(() => {
    if (!element.current) return;
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element.current);
    const covered = [scrollMarginTop, scrollMarginBottom].map((margin) => -(Number.parseFloat(margin) || 0));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setSide(entry.isIntersecting ? undefined : entry.boundingClientRect.top > 0 ? 'below' : 'above');
      },
      { rootMargin: `${covered[0]}px 0px ${covered[1]}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return side;
}
