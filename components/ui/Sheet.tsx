import { type PointerEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '@/hooks/useBackCloses';
import { IconButton } from './Button';
import { CloseIcon } from './icons';
import styles from './Sheet.module.css';

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
function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
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

/**
 * Opens the dialog while `open`. One that is unmounted while it is open gives the focus back to what had it before, as
 * the browser does for one that closes.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  const opener = useRef<Element>(null);
  // Before the browser paints: no frame, and no reader of the page, meets the sheet while it is still closed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open) return element?.close();
    if (!element?.open) {
      opener.current = document.activeElement;
      element?.showModal();
    }
    return () =>
      // Until the dialog is removed, the rest of the page takes no focus.
      queueMicrotask(() => {
        const { current } = opener;
        const isFree = !element?.isConnected && document.activeElement === document.body;
        if (isFree && current instanceof HTMLElement) current.focus({ preventScroll: true });
      });
  }, [dialog, open]);
}

/**
 * Renders a dialog: from the bottom on phones, where it can be pulled down by its head, in the middle on a
 * desktop. The parent holds `open`.
 */
export function Sheet({
  open,
  onClose,
  title,
  children,
  actions,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const swipe = useSwipeDown(dialog, onClose);
  useBackCloses(open, () => dialog.current?.close());

  useModal(dialog, open);
  /** Whether the pointer went down beside the sheet, for a selection may be dragged out of it. */
  const isBeside = useRef(false);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        isBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isBeside.current && target === currentTarget) onClose();
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head} {...swipe}>
          <h2 className="heading" id={titleId}>
            {title}
          </h2>
          <IconButton label={t('action.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        {children ? <div className={styles.body}>{children}</div> : null}
        {actions ? <footer className="actions">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
