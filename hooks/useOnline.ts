import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Returns whether the browser is online; `rendered` is the value before hydration. */
export const useOnline = (rendered = false): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => rendered,
  );
