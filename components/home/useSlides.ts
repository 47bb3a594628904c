import { type RefObject, useEffect, useState } from 'react';

/** Returns the visible slide of a row that scrolls sideways, and a function to show another; inert until hydration. */
export function useSlides(row: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    setReady(true);
    const look = () => {
      const slides = [...element.children] as HTMLElement[];
      const distance = (slide: HTMLElement) => Math.abs(slide.offsetLeft - element.offsetLeft - element.scrollLeft);
      const nearest = slides.reduce(
        (best, slide, index) => (distance(slide) < distance(slides[best] ?? slide) ? index : best),
        0,
      );
      setAt(nearest);
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [row]);

  const go = (index: number) => {
    const element = row.current;
    const slide = element?.children[(index + count) % count];
    if (!element || !(slide instanceof HTMLElement)) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = slide.offsetLeft - element.offsetLeft;
    element.scrollTo({ left, behavior: calm ? 'auto' : 'smooth' });
  };

  return { at, go, ready };
}
