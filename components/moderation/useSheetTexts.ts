import { useLaterTexts } from '@/components/moderation/useLaterTexts';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/browser/notify';

/** Whether a sheet's texts are there; when they do not come, it closes and says so. */
export function useSheetTexts(onClose: () => void): boolean {
  const { t } = useTranslation('common');
  return useLaterTexts('moderation', () => {
    onClose();
    void notify('warning', t('toast.failed'));
  });
}
