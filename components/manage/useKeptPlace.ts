import { type RefObject, useEffect } from 'react';
import { focusItem } from '@/hooks/useKeptFocus';

const KEY = 'gyeol-place:';
const CONTROLS = 'a, button, input, select, summary';

/** Returns what a control is found by on the next page: the same link of a sorted column has another address there. */
const nameOf = (control: Element): string =>
  [control.tagName, control.getAttribute('name'), control.getAttribute('aria-label') ?? control.textContent].join(' ');

/** Returns the stored control of a page, once. */
function takePlace(path: string): string | null {
  try {
    const stored = sessionStorage.getItem(KEY + path);
    sessionStorage.removeItem(KEY + path);
    return stored;
  } catch {
    // Without storage a page begins at its top.
    return null;
  }
}

/** Stores the control that has the focus. */
function storePlace(path: string): void {
  if (!document.activeElement?.matches(CONTROLS)) return;
  try {
    sessionStorage.setItem(KEY + path, nameOf(document.activeElement));
  } catch {
    // As above.
  }
}

/**
 * Gives the focus back to the control of `content` by which a keyboard left the page, once: a full load opens each page
 * of the console, also the next one of a list, and its sorted, filtered or searched one, and would begin at the top of
 * the document. Where the control is gone, the content has the focus.
 */
export function useKeptPlace(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const path = window.location.pathname;
    const stored = takePlace(path);
    if (stored !== null && document.activeElement === document.body) {
      const control = [...element.querySelectorAll<HTMLElement>(CONTROLS)].find((it) => nameOf(it) === stored);
      if (control) control.focus();
      else focusItem(element);
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    let isByKeyboard = false;
    const onClick = ({ detail }: MouseEvent) => {
      isByKeyboard = detail === 0;
    };
    element.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('pagehide', () => isByKeyboard && storePlace(path), { signal });
    return () => leaving.abort();
  }, [content]);
}
