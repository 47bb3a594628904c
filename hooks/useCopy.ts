import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';

/** Copies an address and says so, or says how else to come by it. */
export function useCopy() {
  const { t } = useTranslation('common');
  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      void notify('success', t('toast.copied'));
    } catch {
      void notify('warning', t('toast.copyFailed'));
    }
  };
}
