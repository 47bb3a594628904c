import { useEffect } from 'react';
import { preloadToasts } from '@/lib/browser/notify';

/**
 * Loads the code of writes and of toasts once a form is used. Both come on demand; without a network
 * they could no longer come when the form is sent, and its failure would not be shown.
 */
export function usePreloadWrites() {
  useEffect(() => {
    const preload = (field: EventTarget | null) => {
      if (!(field instanceof Element && field.closest('form:not([role=search])'))) return;
      document.removeEventListener('focusin', onFocus);
      preloadToasts();
      // A send without its code is answered as a failed call.
      import('@/api/httpClient').catch(() => undefined);
    };
    const onFocus = ({ target }: FocusEvent) => preload(target);
    document.addEventListener('focusin', onFocus);
    // A field may have been focused before this code was loaded.
    preload(document.activeElement);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
