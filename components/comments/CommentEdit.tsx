import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CommentSubject, commentsKey } from '@/api/comments';
import { useUpdateCommentMutation } from '@/api/commentWrites';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { type CommentReply, commentCreateBody } from '@/contract/comments';
import { COMMENT_MAX } from '@/contract/constants/common';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import styles from './CommentForm.module.css';
import { MentionArea } from './MentionArea';

const editForm = z.object({ text: commentCreateBody.shape.content });

/**
 * Manages the form that changes a comment. `onEdit(false)` closes it as soon as the text is sent;
 * `onEdit(true)` opens it again, with its draft, when the call failed.
 */
function useCommentEdit(
  place: { subject: CommentSubject; page: number },
  { id, content }: { id: number; content: string },
  onEdit: (editing: boolean) => void,
) {
  const { t } = useTranslation('comments');
  const [update] = useUpdateCommentMutation();
  const { form, errors, change, control, draft, send } = useForm(editForm, {
    initial: { text: content },
    messages: { text: t('missing') },
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
  return { form, errors, text, setText: (typed: string) => change({ text: typed }), draft, save: send, cancel };
}

/** Renders the form that changes a comment; `onEdit` is called with whether it stays open. */
export function CommentEdit({
  subject,
  page,
  comment,
  onEdit,
}: {
  subject: CommentSubject;
  page: number;
  comment: CommentReply;
  onEdit: (editing: boolean) => void;
}) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation('common');
  const { form, errors, text, setText, draft, save, cancel } = useCommentEdit({ subject, page }, comment, onEdit);
  useKeptFocus(form, 'editing');
  return (
    <Form ref={form} className="stack-2" onSubmit={save}>
      <OtherDraft draft={draft} />
      <MentionArea
        name="text"
        thread={commentsKey(subject, page)}
        label={t('editLabel')}
        labelHidden
        limit={COMMENT_MAX}
        oneLine
        autoFocus
        value={text}
        error={errors.text}
        onText={setText}
        onSend={save}
      />
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={cancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" size="small" variant="primary" disabled={!hasVisible(text)}>
          {common('action.save')}
        </Button>
      </div>
    </Form>
  );
}
