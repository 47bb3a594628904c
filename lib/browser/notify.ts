import { TOAST_WITH_ACTION_MS } from '../constants.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** What a message's button does. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
  /** The label of a second button, which closes the message in place of the cross. */
  later?: string;
}

/** How a message is shown, in the terms of react-toastify; `data` is the action of a message that has one. */
interface ToastLook {
  role: 'status' | 'alert';
  toastId?: string;
  autoClose?: number;
  data?: ToastAction;
}

/** The functions that show a message of each kind. */
export type ToastHost = Record<ToastKind, (message: string, look: ToastLook) => unknown>;

let wanted = false;
let mountHost: (() => void) | undefined;
let ready: (show: ToastHost) => void = () => {};
const stands = new Promise<ToastHost>((resolve) => {
  ready = resolve;
});

/** Notifies the shell when the first toast is requested, also when that was before it listened. */
export function onFirstToast(mount: () => void): () => void {
  if (wanted) mount();
  else mountHost = mount;
  return () => {
    mountHost = undefined;
  };
}

/** Registers the toast container and shows the waiting messages by it. */
export const toastHostStands = (show: ToastHost): void => ready(show);

/** Loads the container and its library ahead of the first toast. */
export function preloadToasts(): void {
  wanted = true;
  mountHost?.();
}

/**
 * Shows a short message. The library loads with the first one, which waits for its container; one message
 * is never shown twice at once, but one with an `action` each time, and longer.
 */
export async function notify(kind: ToastKind, message: string, action?: ToastAction): Promise<void> {
  preloadToasts();
  const show = await stands;
  const role = kind === 'success' || kind === 'info' ? 'status' : 'alert';
  const look = action ? { autoClose: TOAST_WITH_ACTION_MS, data: action } : { toastId: `${kind}:${message}` };
  show[kind](message, { ...look, role });
}
