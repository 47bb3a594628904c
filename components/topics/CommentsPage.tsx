import { type CommentsKey, useGetCommentsQuery } from '@/api/comments';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { useRecovery } from '@/hooks/useRecovery';
import { useTranslation } from '@/hooks/useTranslation';
import { Comment } from './Comment';
import styles from './Comment.module.css';

/** One page of a topic's comments, each with its replies. */
export function CommentsPage({ commentsKey }: { commentsKey: CommentsKey }) {
  const { t } = useTranslation('topics');
  const answer = useGetCommentsQuery(commentsKey);
  const { away, retry } = useRecovery(answer, [{ type: 'Comments', id: commentsKey.id }]);
  const { data, isFetching } = answer;
  if (!data) {
    if (!away) return <SkeletonRows rows={3} avatar />;
    return <ErrorState title={t('comments.error')} onRetry={retry} retrying={isFetching} />;
  }
  if (data.results.length === 0) {
    return <EmptyState title={t('comments.empty')} body={t('comments.emptyBody')} />;
  }
  return (
    <ul className={styles.threads}>
      {data.results.map((thread) => (
        <Comment key={thread.id} commentsKey={commentsKey} comment={thread}>
          {thread.replies.length > 0 ? (
            <ul
              className={styles.replies}
              aria-label={t('comments.replies', { nickname: thread.user?.nickname ?? '' })}
            >
              {thread.replies.map((reply) => (
                <Comment key={reply.id} commentsKey={commentsKey} comment={reply} />
              ))}
            </ul>
          ) : null}
        </Comment>
      ))}
    </ul>
  );
}
