import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useMemberAction } from '@/hooks/useMemberAction';

/** Toggles the reader's like of a comment; a visitor signs in and returns to `path`. */
export function useCommentLike(
  place: { subject: CommentSubject; page: number },
  { id, liked }: { id: number; liked: boolean },
  path: string,
) {
  const { t } = useTranslation('common');
  return useMemberAction({
    path,
    failed: t('like.failed'),
    call: async (idempotencyKey) => {
      const { commentWritesApi } = await import('@/api/commentWrites');
      const like = { ...place, commentId: id, liked: !liked, idempotencyKey };
      return commentWritesApi.endpoints.likeComment.initiate(like);
    },
  });
}
