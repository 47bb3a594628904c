import { type PointerEvent, type RefObject, useRef } from 'react';

/** A finger that moved less is tapping, in px. */
const TAP_PX = 8;
/** The part of the sheet's height beyond which letting go closes it. */
const ENOUGH = 0.25;
/** The speed beyond which letting go closes it however far it was moved, in px per ms. */
const FAST = 0.6;

/**
 * Returns the events of the handle by which a finger pulls `sheet` down; letting go calls `onClose`, or the
 * sheet returns. Needs `touch-action: none` on the handle.
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number }>(null);

  const moveTo = (by: number) => {
    if (sheet.current) sheet.current.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' && event.isPrimary) start.current = { y: event.clientY, at: event.timeStamp };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current || !event.isPrimary) return;
    const by = event.clientY - start.current.y;
    // Capturing at the first touch would take the tap from a button within the handle.
    if (by > TAP_PX) event.currentTarget.setPointerCapture(event.pointerId);
    moveTo(by > TAP_PX ? by : 0);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!start.current || !event.isPrimary) return;
    const { y, at } = start.current;
    start.current = null;
    const by = event.clientY - y;
    const isFast = by > TAP_PX && by / Math.max(1, event.timeStamp - at) > FAST;
    moveTo(0);
    if (isFast || by > (sheet.current?.offsetHeight ?? Number.POSITIVE_INFINITY) * ENOUGH) onClose();
  };
  const onPointerCancel = () => {
    start.current = null;
    moveTo(0);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
