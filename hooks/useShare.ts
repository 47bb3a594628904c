import { notify } from '@/lib/notify';
import { useTranslation } from './useTranslation';

/** Shares the page's address by the device's own sheet, or copies it where there is none. */
export function useShare(title: string) {
  const { t } = useTranslation('common');

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      void notify('success', t('toast.copied'));
    } catch {
      void notify('warning', t('toast.copyFailed'));
    }
  };
  return async () => {
    const url = `${location.origin}${location.pathname}`;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
}
