export type ToastKind = 'success' | 'info' | 'warning' | 'error';

let wanted = false;
let mountHost: (() => void) | undefined;
let standing = () => {};
const stands = new Promise<void>((resolve) => {
  standing = resolve;
});

/** Tells the shell when the first toast is wanted, also when that was before it asked. */
export function onFirstToast(mount: () => void): () => void {
  if (wanted) mount();
  else mountHost = mount;
  return () => {
    mountHost = undefined;
  };
}

/** The container stands: what waited is shown now. */
export const toastHostStands = (): void => standing();

/**
 * Shows a short message. The library comes with the first one, which waits for its container; the
 * same words are never shown twice at once.
 */
export async function notify(kind: ToastKind, message: string): Promise<void> {
  wanted = true;
  mountHost?.();
  await stands;
  const { toast } = await import('react-toastify/unstyled');
  const role = kind === 'success' || kind === 'info' ? 'status' : 'alert';
  toast[kind](message, { toastId: `${kind}:${message}`, role });
}
