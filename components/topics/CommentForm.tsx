import { type FormEvent, useState } from 'react';
import type { CommentsKey } from '@/api/comments';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextArea } from '@/components/ui/TextArea';
import { COMMENT_MAX } from '@/contract/constants';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CommentForm.module.css';
import { useCommentForm } from './useCommentForm';

/** Where a member writes a comment, or a reply to the comment `parent` of `nickname`. */
export function CommentForm({
  commentsKey,
  parent = null,
  nickname = '',
  autoFocus = false,
  onSent,
}: {
  commentsKey: CommentsKey;
  parent?: number | null;
  nickname?: string;
  autoFocus?: boolean;
  onSent?: () => void;
}) {
  const { t } = useTranslation('topics');
  const { user } = useMember();
  const { text, setText, send, busy } = useCommentForm(commentsKey, parent, onSent);
  const [badge, setBadge] = useState(true);
  const withBadge = user?.is_manager === true && badge;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void send(withBadge);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={parent ? t('comments.replyLabel', { nickname }) : t('comments.label')}
        labelHidden
        placeholder={parent ? t('comments.replyTo', { nickname }) : t('comments.hint')}
        maxLength={COMMENT_MAX}
        oneLine
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSend={submit}
      />
      <div className={styles.actions}>
        {user?.is_manager ? (
          <Checkbox checked={badge} onChange={(event) => setBadge(event.target.checked)}>
            {t('comments.badge')}
          </Checkbox>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={busy}
          disabled={text.trim() === ''}
        >
          {t('comments.send')}
        </Button>
      </div>
    </form>
  );
}
