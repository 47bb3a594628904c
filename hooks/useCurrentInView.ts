import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a row of links that scrolls sideways: the current link is scrolled to its middle when the
 * row is shown, without moving the page. A row that the reader has scrolled before stays: a tap would hit another link.
 */
export function useCurrentInView<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const row = ref.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current || row.scrollLeft > 0 || row.scrollWidth <= row.clientWidth) return;
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, []);
  return ref;
}
