import { useEffect } from 'react';
import { preloadToasts } from '@/lib/browser/notify';

/**
 * Loads the code of writes and of toasts once a form is used. Both come on demand; without a network
 * they could no longer come when the form is sent, and its failure would not be shown.
 */
export function usePreloadWrites() {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('form:not([role=search])'))) return;
      document.removeEventListener('focusin', onFocus);
      preloadToasts();
      // A send without its code is answered as a failed call.
      import('@/api/httpClient').catch(() => undefined);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
