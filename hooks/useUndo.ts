import { useTranslation } from 'react-i18next';
import type { DeletedContent } from '@/api/trashUndo';
import { notify, type ToastAction } from '@/lib/browser/notify';
import { useAppStore } from './redux';
import { useFailureToast } from './useFailureToast';

/**
 * Returns a function that builds the button of the message that the member's own content was deleted: it restores the
 * content, and calls `onRestored` with the path of its page. The component that has deleted it, and its page, may be
 * unmounted by then, so the store makes the calls.
 */
export function useUndo() {
  const { t } = useTranslation('common');
  const store = useAppStore();
  const showFailure = useFailureToast();

  const undo = async (deleted: DeletedContent, onRestored?: (path: string) => void) => {
    try {
      const { restoreDeleted } = await import('@/api/trashUndo');
      const path = await store.dispatch(restoreDeleted(deleted));
      if (path === null) return void notify('warning', t('undo.failed'));
      void notify('success', t('undo.done'));
      onRestored?.(path);
    } catch (failure) {
      showFailure(failure, t('undo.failed'));
    }
  };
  return (deleted: DeletedContent, onRestored?: (path: string) => void): ToastAction => ({
    label: t('undo.label'),
    onSelect: () => void undo(deleted, onRestored),
  });
}
