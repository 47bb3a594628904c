import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useDeleteCommentMutation } from '@/api/commentWrites';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { useFailureToast } from '@/hooks/useMemberAction';
import { notify } from '@/lib/browser/notify';

/** Renders the confirmation that deletes a comment. */
export function CommentDelete({
  subject,
  page,
  id,
  own,
  onClose,
}: {
  subject: CommentSubject;
  page: number;
  id: number;
  /** Whether it is the reader's own; a manager may delete any. */
  own: boolean;
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
      body={t(own ? 'confirm.body' : 'confirm.othersBody')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
