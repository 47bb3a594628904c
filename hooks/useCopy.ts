import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';

/** Copies an address and says so, in the words of `done` where more was done, or says how else to come by it. */
export function useCopy() {
  const { t } = useTranslation('common');
  return async (url: string, done = t('toast.copied')) => {
    try {
      await navigator.clipboard.writeText(url);
      void notify('success', done);
    } catch {
      void notify('warning', t('toast.copyFailed'));
    }
  };
}
