import { type RefObject, useEffect, useState } from 'react';

const CONTROLS = 'form :is(button, input, select, textarea, label, [contenteditable="true"])';

/** Returns whether a form has the focus: an on-screen keyboard may move its button anywhere. */
const isFormInUse = () => document.activeElement?.closest('form, [contenteditable="true"]') instanceof Element;

/** Returns whether a form's control is under `element`, by its corners and its middle. */
function coversControl(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right - 1, top],
    [left, bottom - 1],
    [right - 1, bottom - 1],
  ];
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((below) => !element.contains(below) && below.closest(CONTROLS)),
  );
}

/** Returns whether a floating `button`, while it is `shown`, would cover a form's control. */
export function useFormInTheWay(button: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [inTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    if (!shown) return;
    let frame = 0;
    const look = () => {
      if (button.current) setInTheWay(isFormInUse() || coversControl(button.current));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const event of events) window.addEventListener(event, soon, { passive: true });
    window.visualViewport?.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, soon);
      window.visualViewport?.removeEventListener('resize', soon);
    };
  }, [button, shown]);
  return inTheWay;
}
