import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useAppStore } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import { notify } from '@/lib/browser/notify';

/**
 * Returns the function that deletes a comment. The toast of an `own` one can undo it; another's is restored in the
 * managers' pages. The comment's component is unmounted by then, so the store makes the calls.
 */
export function useCommentDelete(
  { subject, page }: { subject: CommentSubject; page: number },
  { id, own }: { id: number; own: boolean },
) {
  const { t } = useTranslation('comments');
  const store = useAppStore();
  const showFailure = useFailureToast();

  const undo = async () => {
    try {
      const { restoreComment } = await import('@/api/commentUndo');
      const isRestored = await store.dispatch(restoreComment(subject, id));
      if (isRestored) void notify('success', t('toast.restored'));
      else void notify('warning', t('toast.restoreFailed'));
    } catch (failure) {
      showFailure(failure, t('toast.restoreFailed'));
    }
  };
  return async (): Promise<void> => {
    try {
      const { commentWritesApi } = await import('@/api/commentWrites');
      await store
        .dispatch(commentWritesApi.endpoints.deleteComment.initiate({ subject, page, commentId: id }))
        .unwrap();
      const action = { label: t('undo'), onSelect: () => void undo() };
      void notify('success', t('toast.deleted'), own ? action : undefined);
    } catch (failure) {
      showFailure(failure, t('toast.deleteFailed'));
    }
  };
}
