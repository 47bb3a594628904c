import type { CommentsKey } from '@/api/comments';
import { useDeleteCommentMutation } from '@/api/commentWrites';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/notify';
import { ConfirmSheet } from './ConfirmSheet';

/** Asks whether a comment shall go, and deletes it. */
export function CommentDelete({
  commentsKey,
  id,
  onClose,
}: {
  commentsKey: CommentsKey;
  id: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('topics');
  const [remove] = useDeleteCommentMutation();
  const showFailure = useFailureToast();

  const confirm = async () => {
    onClose();
    try {
      await remove({ ...commentsKey, commentId: id }).unwrap();
      void notify('success', t('toast.commentDeleted'));
    } catch (failure) {
      showFailure(failure, t('toast.commentDeleteFailed'));
    }
  };
  return (
    <ConfirmSheet
      title={t('confirm.deleteCommentTitle')}
      body={t('confirm.deleteCommentBody')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
