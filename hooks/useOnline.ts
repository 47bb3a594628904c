import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has a connection; `rendered` is what a page says before it knows. */
export const useOnline = (rendered = false): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => rendered,
  );
