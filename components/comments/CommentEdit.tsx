import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CommentSubject, commentsKey } from '@/api/comments';
import { useUpdateCommentMutation } from '@/api/commentWrites';
import { ConflictSheet } from '@/components/article/ConflictSheet';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { type CommentReply, commentCreateBody } from '@/contract/comments';
import { editedAt } from '@/contract/common';
import { COMMENT_MAX } from '@/contract/constants/common';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useEditConflict } from '@/hooks/useEditConflict';
import { useForm } from '@/hooks/useForm';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import styles from './CommentForm.module.css';
import { MentionArea } from './MentionArea';

const editForm = z.object({ text: commentCreateBody.shape.content, edited_at: editedAt });

/**
 * Manages the form that changes a comment. `onEdit(false)` closes it as soon as the text is sent;
 * `onEdit(true)` opens it again, with its draft, when the call failed.
 */
function useCommentEdit(
  place: { subject: CommentSubject; page: number },
  { id, content, edited_at }: CommentReply,
  onEdit: (editing: boolean) => void,
) {
  const { t } = useTranslation('comments');
  const [update] = useUpdateCommentMutation();
  const editing = useForm(editForm, {
    initial: { text: content, edited_at },
    messages: { text: t('missing') },
    isCalm: true,
    draft: { scope: draftTargets.editComment(id), isDraft: hasText },
    submit: {
      call({ text, edited_at: read }) {
        onEdit(false);
        return update({ ...place, commentId: id, content: text, edited_at: read }).unwrap();
      },
      failed: t('toast.updateFailed'),
      onDone: () => void notify('success', t('toast.updated')),
      onFailure: () => onEdit(true),
    },
  });
  const { form, errors, change, control, draft, isSubmitting } = editing;
  const { conflict, send } = useEditConflict(editing);
  const cancel = () => {
    draft.drop();
    onEdit(false);
  };
  const text = useWatch({ control, name: 'text' });
  const setText = (typed: string) => change({ text: typed });
  return { form, errors, text, setText, draft, save: send, cancel, conflict, isSubmitting };
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
  const edit = useCommentEdit({ subject, page }, comment, onEdit);
  const { form, errors, text, setText, draft, save, cancel } = edit;
  useKeptFocus(form, 'editing');
  return (
    <Form ref={form} className="stack-2" onSubmit={save}>
      <ConflictSheet edit={edit} fieldsOf={(shown) => [{ label: t('editLabel'), value: shown.text }]} />
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
