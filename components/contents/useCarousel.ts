import { type KeyboardEvent, useRef, useState } from 'react';
import { own } from '@/contract/own';

/** Manages a row that scrolls by swipe, arrow keys and buttons, and returns the index of the visible picture. */
export function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), count - 1);
    setShown(to);
    if (row.current) row.current.scrollLeft = to * row.current.clientWidth;
  };
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 0 };
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const places = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 };
    const to = own(places, event.key);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return { row, shown, go, onScroll, onKeyDown };
}
