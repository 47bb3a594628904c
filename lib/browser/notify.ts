import type { toast } from 'react-toastify/unstyled';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

let wanted = false;
let mountHost: (() => void) | undefined;
let ready: (show: typeof toast) => void = () => {};
const stands = new Promise<typeof toast>((resolve) => {
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

/** Registers the toast container and shows the waiting messages, by the library that loaded it. */
export const toastHostStands = (show: typeof toast): void => ready(show);

/** Loads the container and its library ahead of the first toast. */
export function preloadToasts(): void {
  wanted = true;
  mountHost?.();
}

/**
 * Shows a short message. The library loads with the first one, which waits for its container; one message
 * is never shown twice at once.
 */
export async function notify(kind: ToastKind, message: string): Promise<void> {
  preloadToasts();
  const show = await stands;
  const role = kind === 'success' || kind === 'info' ? 'status' : 'alert';
  show[kind](message, { toastId: `${kind}:${message}`, role });
}
