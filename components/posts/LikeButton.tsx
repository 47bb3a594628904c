import { HeartButton } from '@/components/ui/HeartButton';
import type { Post } from '@/contract/posts';
import { useLikeTap } from '@/hooks/useLikeTap';
import { paths } from '@/lib/paths';

/** The heart of a post with its count; turns at once. */
export function LikeButton({ post }: { post: Post }) {
  const { tap, busy } = useLikeTap(paths.post(post.id), () =>
    import('./likePost').then((it) => it.likePost(post.id)),
  );
  return <HeartButton liked={post.liked} count={post.like_count} busy={busy} onClick={tap} />;
}
