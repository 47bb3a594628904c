import type { CommentSubject } from '@/api/comments';
import { useDeleteCommentMutation } from '@/api/commentWrites';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/notify';

/** Asks whether a comment shall go, and deletes it. */
export function CommentDelete({
  subject,
  page,
  id,
  onClose,
}: {
  subject: CommentSubject;
  page: number;
  id: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('comments');
  const [remove] = useDeleteCommentMutation();
  const showFailure = useFailureToast();

  const confirm = async () => {
    onClose();
    try {
      await remove({ subject, page, commentId: id }).unwrap();
      void notify('success', t('toast.deleted'));
    } catch (failure) {
      showFailure(failure, t('toast.deleteFailed'));
    }
  };
  return (
    <ConfirmSheet
      title={t('confirm.title')}
      body={t('confirm.body')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
