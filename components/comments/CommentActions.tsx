import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { ContentMenu } from '@/components/moderation/ContentMenu';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import type { CommentReply } from '@/contract/comments';
import { useMember } from '@/hooks/useMember';
import styles from './Comment.module.css';

const CommentDelete = lazyClient(() => import('./CommentDelete').then((it) => it.CommentDelete));

/** A member's current action on a comment. */
export type CommentDoing = 'reading' | 'editing' | 'replying' | 'deleting';

/** Renders a member's actions on a comment: reply, and change or delete their own; managers any. */
export function CommentActions({
  subject,
  page,
  comment,
  doing,
  onDo,
}: {
  subject: CommentSubject;
  /** The page of comments it is shown on. */
  page: number;
  comment: CommentReply;
  doing: CommentDoing;
  onDo: (doing: CommentDoing) => void;
}) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation('common');
  const { user } = useMember();
  const own = user !== null && comment.user?.username === user.username;
  const mayChange = own || user?.is_manager;
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="quiet"
        aria-expanded={doing === 'replying'}
        onClick={() => onDo(doing === 'replying' ? 'reading' : 'replying')}
      >
        {t('reply')}
      </Button>
      {mayChange ? (
        <>
          <Button size="small" variant="quiet" onClick={() => onDo('editing')}>
            {common('action.edit')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onDo('deleting')}>
            {common('action.delete')}
          </Button>
        </>
      ) : null}
      {user && (!own || user.is_manager) ? (
        <ContentMenu
          content={{ subject: 'comment', id: comment.id, author: comment.user, hidden: false, edited: comment.edited }}
          label={t('menu')}
        />
      ) : null}
      {doing === 'deleting' ? (
        <CommentDelete subject={subject} page={page} id={comment.id} own={own} onClose={() => onDo('reading')} />
      ) : null}
    </div>
  );
}
