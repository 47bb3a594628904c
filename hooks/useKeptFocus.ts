import { type RefObject, useLayoutEffect } from 'react';

/** Gives the focus to what takes none by itself, such as the item of a list. */
export function focusItem(item: HTMLElement): void {
  if (item.tabIndex < 0) item.tabIndex = -1;
  item.focus({ preventScroll: true });
}

/**
 * Keeps the focus in its place when the part of the page that has it is taken away, as a form that closes: it goes to
 * the control that opens the part again (`data-opens`), or to the item or the section around it. An overlay gives it
 * back by itself.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, opens = ''): void {
  useLayoutEffect(() => {
    const element = part.current;
    const around: HTMLElement[] = [];
    for (let at = element?.parentElement; at; at = at.parentElement) {
      if (at.matches('li, section, main')) around.push(at);
    }
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // What takes the place of the part is there by then, and may have taken the focus.
      queueMicrotask(() => {
        const item = around.find(({ isConnected }) => isConnected);
        if (!item || document.activeElement !== document.body) return;
        focusItem(item.querySelector<HTMLElement>(`[data-opens="${opens}"]`) ?? item);
      });
    };
  }, [part, opens]);
}
