import { useTranslation } from 'react-i18next';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { notify } from '@/lib/browser/notify';

/** Returns whether a sheet's texts are loaded; when loading fails, the sheet closes with a toast. */
export function useSheetTexts(onClose: () => void): boolean {
  const { t } = useTranslation('common');
  return useLazyNamespace('moderation', () => {
    onClose();
    void notify('warning', t('toast.failed'));
  });
}
