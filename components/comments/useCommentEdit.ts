import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useUpdateCommentMutation } from '@/api/commentWrites';
import { useTextForm } from '@/hooks/useFormDraft';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/**
 * Manages the form that changes a comment. `onEdit(false)` closes it as soon as the text is sent;
 * `onEdit(true)` opens it again, with its draft, when the call failed.
 */
export function useCommentEdit(
  place: { subject: CommentSubject; page: number },
  { id, content }: { id: number; content: string },
  onEdit: (editing: boolean) => void,
) {
  const { t } = useTranslation('comments');
  const form = useTextForm(draftTargets.editComment(id), { initial: content });
  const [update] = useUpdateCommentMutation();
  const { submit } = useSubmit({
    call: (text: string) => update({ ...place, commentId: id, content: text }).unwrap(),
    failed: t('toast.updateFailed'),
    dropDraft: form.draft.drop,
    onDone: () => void notify('success', t('toast.updated')),
    onFailure: () => onEdit(true),
  });

  const save = () =>
    void form.submit(({ text }) => {
      onEdit(false);
      return submit(text);
    });
  const cancel = () => {
    form.draft.drop();
    onEdit(false);
  };
  return { ...form, save, cancel };
}
