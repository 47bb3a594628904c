import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { COMMENT_MAX } from '@/contract/constants';
import { useMember } from '@/hooks/useMember';
import styles from './CommentForm.module.css';
import { useCommentForm } from './useCommentForm';

/** Where a member writes a comment, or a reply to the comment `parent` of `nickname`. */
export function CommentForm({
  subject,
  page,
  parent = null,
  nickname = '',
  autoFocus = false,
  onSent,
}: {
  subject: CommentSubject;
  /** The page of comments on which it will appear. */
  page: number;
  parent?: number | null;
  nickname?: string;
  autoFocus?: boolean;
  onSent?: () => void;
}) {
  const { t } = useTranslation('comments');
  const { user } = useMember();
  const { text, setText, send, busy } = useCommentForm({ subject, page }, parent, onSent);
  const [badge, setBadge] = useState(true);
  const withBadge = user?.is_manager === true && badge;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void send(withBadge);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Unverified />
      <TextArea
        label={parent ? t('replyLabel', { nickname }) : t('label')}
        labelHidden
        placeholder={parent ? t('replyTo', { nickname }) : t('hint')}
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
            {t('badge')}
          </Checkbox>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={busy}
          disabled={text.trim() === ''}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
