import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useUpdateCommentMutation } from '@/api/commentWrites';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft, writeDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/**
 * Changing a comment's words. `onEdit(false)` puts the form away, as soon as the words are sent;
 * `onEdit(true)` brings it back with them when they were refused.
 */
export function useCommentEdit(
  place: { subject: CommentSubject; page: number },
  { id, content }: { id: number; content: string },
  onEdit: (editing: boolean) => void,
) {
  const { t } = useTranslation('comments');
  const target = useDraftTarget(draftTargets.editComment(id));
  const [text, setText] = useTextDraft(target, content);
  const [update] = useUpdateCommentMutation();
  const showFailure = useFailureToast();

  const save = async () => {
    const words = text.trim();
    if (words === '') return;
    onEdit(false);
    try {
      await update({ ...place, commentId: id, content: words }).unwrap();
      dropDraft(target);
      void notify('success', t('toast.updated'));
    } catch (failure) {
      // The words as they were typed are there again when the form is.
      writeDraft(target, words);
      onEdit(true);
      showFailure(failure, t('toast.updateFailed'));
    }
  };
  const cancel = () => {
    dropDraft(target);
    onEdit(false);
  };
  return { text, setText, save, cancel };
}
