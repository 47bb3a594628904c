import { useTranslation } from 'react-i18next';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { notify } from '@/lib/browser/notify';
import type { Namespace } from '@/lib/namespaces';

/** Returns whether a sheet's texts are loaded; when loading fails, the sheet closes with a toast. */
export function useSheetTexts(onClose: () => void, namespace: Namespace = 'moderation'): boolean {
  const { t } = useTranslation('common');
  return useLazyNamespace(namespace, () => {
    onClose();
    void notify('warning', t('toast.failed'));
  });
}
