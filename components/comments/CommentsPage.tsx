import { type CommentSubject, useGetCommentsQuery } from '@/api/comments';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { useRecovery } from '@/hooks/useRecovery';
import { useTranslation } from '@/hooks/useTranslation';
import { Comment } from './Comment';
import styles from './Comment.module.css';

/** One page of comments, each with its replies. */
export function CommentsPage({ subject, page }: { subject: CommentSubject; page: number }) {
  const { t } = useTranslation('comments');
  const answer = useGetCommentsQuery({ path: subject.path, page });
  const { away, retry } = useRecovery(answer, [{ type: 'Comments', id: subject.path }]);
  const { data, isFetching } = answer;
  if (!data) {
    if (!away) return <SkeletonRows rows={3} avatar />;
    return <ErrorState title={t('error')} onRetry={retry} retrying={isFetching} />;
  }
  if (data.results.length === 0) {
    return <EmptyState title={t('empty')} body={t('emptyBody')} />;
  }
  return (
    <ul className={styles.threads}>
      {data.results.map((thread) => (
        <Comment key={thread.id} subject={subject} page={page} comment={thread}>
          {thread.replies.length > 0 ? (
            <ul
              className={styles.replies}
              aria-label={t('replies', { nickname: thread.user?.nickname ?? '' })}
            >
              {thread.replies.map((reply) => (
                <Comment key={reply.id} subject={subject} page={page} comment={reply} />
              ))}
            </ul>
          ) : null}
        </Comment>
      ))}
    </ul>
  );
}
