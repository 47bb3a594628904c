import { useTranslation } from 'react-i18next';
import { type CommentSubject, commentsKey } from '@/api/comments';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import type { CommentReply } from '@/contract/comments';
import { COMMENT_MAX } from '@/contract/constants/common';
import { hasVisible } from '@/contract/typedText';
import styles from './CommentForm.module.css';
import { MentionArea } from './MentionArea';
import { useCommentEdit } from './useCommentEdit';

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
  const { text, setText, draft, save, cancel } = useCommentEdit({ subject, page }, comment, onEdit);
  return (
    <Form className="stack-2" onSubmit={save}>
      <OtherDraft draft={draft} />
      <MentionArea
        name="text"
        thread={commentsKey(subject, page)}
        label={t('editLabel')}
        labelHidden
        maxLength={COMMENT_MAX}
        oneLine
        autoFocus
        value={text}
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
