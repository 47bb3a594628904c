import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useUpdateCommentMutation } from '@/api/commentWrites';
import { commentCreateBody } from '@/contract/comments';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

const editForm = z.object({ text: commentCreateBody.shape.content });

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
  const [update] = useUpdateCommentMutation();
  const { change, control, draft, send } = useForm(editForm, {
    initial: { text: content },
    isCalm: true,
    draft: { scope: draftTargets.editComment(id), isDraft: hasText },
    submit: {
      call({ text }) {
        onEdit(false);
        return update({ ...place, commentId: id, content: text }).unwrap();
      },
      failed: t('toast.updateFailed'),
      onDone: () => void notify('success', t('toast.updated')),
      onFailure: () => onEdit(true),
    },
  });
  const cancel = () => {
    draft.drop();
    onEdit(false);
  };
  const text = useWatch({ control, name: 'text' });
  return { text, setText: (typed: string) => change({ text: typed }), draft, save: send, cancel };
}
