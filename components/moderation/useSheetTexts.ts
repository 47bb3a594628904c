import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';
import { useLazyNamespace } from './useLazyNamespace';

/** Whether a sheet's texts are there; when they do not come, it closes and says so. */
export function useSheetTexts(onClose: () => void): boolean {
  const { t } = useTranslation('common');
  return useLazyNamespace('moderation', () => {
    onClose();
    void notify('warning', t('toast.failed'));
  });
}
