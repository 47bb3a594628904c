import type { FormEvent } from 'react';
import type { CommentsKey } from '@/api/comments';
import { Button } from '@/components/ui/Button';
import { TextArea } from '@/components/ui/TextArea';
import { COMMENT_MAX } from '@/contract/constants';
import type { TopicReply } from '@/contract/topics';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CommentForm.module.css';
import { useCommentEdit } from './useCommentEdit';

/** Where a member changes their comment; `onEdit` says whether the form is still wanted. */
export function CommentEdit({
  commentsKey,
  comment,
  onEdit,
}: {
  commentsKey: CommentsKey;
  comment: TopicReply;
  onEdit: (editing: boolean) => void;
}) {
  const { t } = useTranslation('topics');
  const { t: common } = useTranslation('common');
  const { text, setText, save, cancel } = useCommentEdit(commentsKey, comment, onEdit);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={t('comments.editLabel')}
        labelHidden
        maxLength={COMMENT_MAX}
        oneLine
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSend={submit}
      />
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={cancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" size="small" variant="primary" disabled={text.trim() === ''}>
          {common('action.save')}
        </Button>
      </div>
    </form>
  );
}
