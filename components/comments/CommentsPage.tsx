import { useTranslation } from 'react-i18next';
import { type CommentSubject, commentKey, commentsKey, useGetCommentsQuery } from '@/api/comments';
import { tagOf } from '@/api/tags';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import type { CommentThread } from '@/contract/comments';
import { useBlocked } from '@/hooks/useBlocked';
import { useReread } from '@/hooks/useMorePages';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { Comment } from './Comment';
import styles from './Comment.module.css';
import type { Composer } from './composer';

const MoreReplies = lazyClient(() => import('./MoreReplies').then((it) => it.MoreReplies));

/** Removes blocked members' comments from the threads; one that others answered stays as a placeholder. */
const shownThreads = (
  threads: CommentThread[],
  isBlocked: (author: CommentThread['user']) => boolean,
): CommentThread[] =>
  threads
    .map((thread) => ({ ...thread, replies: thread.replies.filter((reply) => !isBlocked(reply.user)) }))
    .filter((thread) => !isBlocked(thread.user) || thread.replies.length > 0 || thread.more);

/** Renders one page of comments, each with its replies. */
export function CommentsPage({
  subject,
  page,
  active,
  meant,
  composer,
}: {
  subject: CommentSubject;
  page: number;
  /** Whether the comments' actions are loaded. */
  active: boolean;
  /** The comment that the address names. */
  meant: number | null;
  composer: Composer;
}) {
  const { t } = useTranslation('comments');
  const isBlocked = useBlocked();
  const answer = useGetCommentsQuery(commentsKey(subject, page));
  const { away, retry } = useRetryWhenDown(answer, [tagOf('Comments', subject.path)]);
  useReread(answer.refetch);
  const { data, isFetching } = answer;
  if (!data) {
    if (!away) return <SkeletonRows rows={3} avatar />;
    return <ErrorState title={t('error')} onRetry={retry} retrying={isFetching} />;
  }
  if (data.results.length === 0) {
    return <EmptyState title={t('empty')} body={subject.closed ? undefined : t('emptyBody')} />;
  }
  return (
    <ul className={styles.threads}>
      {shownThreads(data.results, isBlocked).map((thread) => (
        <Comment
          key={commentKey(thread.id)}
          subject={subject}
          page={page}
          comment={thread}
          active={active}
          meant={thread.id === meant}
          blocked={isBlocked(thread.user)}
          composer={composer}
        >
          {thread.replies.length > 0 ? (
            <ul className={styles.replies} aria-label={t('replies', { nickname: thread.user?.nickname ?? '' })}>
              {thread.replies.map((reply) => (
                <Comment
                  key={commentKey(reply.id)}
                  subject={subject}
                  page={page}
                  comment={reply}
                  active={active}
                  meant={reply.id === meant}
                  composer={composer}
                />
              ))}
            </ul>
          ) : null}
          {thread.more ? (
            <div className={styles.more}>
              <MoreReplies subject={subject} page={page} thread={thread.id} more={thread.more} meant={meant} />
            </div>
          ) : null}
        </Comment>
      ))}
    </ul>
  );
}
