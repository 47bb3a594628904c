import { useTranslation } from 'react-i18next';
import { HeartButton } from '@/components/ui/HeartButton';
import type { Post } from '@/contract/posts';
import { useMemberAction } from '@/hooks/useMemberAction';
import { paths } from '@/lib/paths';

/** Renders a post's like button with its count, updated optimistically. */
export function LikeButton({ post }: { post: Post }) {
  const { t } = useTranslation('common');
  const { tap, busy } = useMemberAction({
    path: paths.post(post.id),
    failed: t('like.failed'),
    call: async (idempotencyKey) => {
      const { postWritesApi } = await import('@/api/postWrites');
      return postWritesApi.endpoints.likePost.initiate({ id: post.id, liked: !post.liked, idempotencyKey });
    },
  });
  return <HeartButton liked={post.liked} count={post.like_count} busy={busy} onClick={tap} />;
}
