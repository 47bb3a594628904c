import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useTakeBackCommentMutation } from '@/api/activity';
import { Button } from '@/components/ui/Button';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { LikedComment, OwnComment } from '@/contract/activity';
import { useSubmit } from '@/hooks/useSubmit';
import { useUndo } from '@/hooks/useUndo';
import { notify } from '@/lib/browser/notify';
import styles from './CommentRow.module.css';

/** Renders the beginning of a comment, which links to its place, and the content that it is about. */
export function CommentText({ on, path, content }: Pick<OwnComment, 'path' | 'content'> & Pick<LikedComment, 'on'>) {
  const { t } = useTranslation('activity');
  return (
    <>
      <p className={styles.on}>
        <span className={styles.kind}>{t(`on.${on.kind}`)}</span> {path ? on.title : t('comments.gone')}
      </p>
      <p className={styles.content}>
        {path ? (
          <Link href={path} prefetch={false} className="cover">
            {content}
          </Link>
        ) : (
          content
        )}
      </p>
    </>
  );
}

/** Renders a comment of the member's, which links to its place, and the content that it is about. */
export function CommentRow({ comment }: { comment: OwnComment }) {
  const { t } = useTranslation('activity');
  const { id, path, content, hidden, on, created_at } = comment;
  return (
    <ListRow after={path || hidden ? null : <DeleteComment id={id} calls={on.calls} />}>
      <CommentText on={on} path={path} content={content} />
      <Facts>
        <RelativeTime at={created_at} />
        {hidden ? <Tag tone="warning">{t('comments.hidden')}</Tag> : null}
      </Facts>
    </ListRow>
  );
}

/** Renders the button that takes back a comment on content that the member cannot open any more. */
function DeleteComment({ id, calls }: { id: number; calls: string }) {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const [remove] = useTakeBackCommentMutation();
  const undoOf = useUndo();
  const { submit, isSubmitting } = useSubmit({
    call: (body: { commentId: number; calls: string }) => remove(body).unwrap(),
    failed: t('comments.deleteFailed'),
    onDone: () => void notify('success', t('comments.deleted'), undoOf({ subject: 'comment', id })),
  });
  return (
    <Button size="small" busy={isSubmitting} onClick={() => void submit({ commentId: id, calls })}>
      {common('action.delete')}
    </Button>
  );
}
