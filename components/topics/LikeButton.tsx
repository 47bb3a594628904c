import { HeartButton } from '@/components/ui/HeartButton';
import type { Topic } from '@/contract/topics';
import { useLikeTap } from '@/hooks/useLikeTap';
import { paths } from '@/lib/paths';

/** The heart of a topic with its count; turns at once. */
export function LikeButton({ topic }: { topic: Topic }) {
  const key = { slug: topic.forum.slug, id: topic.id };
  const { tap, busy } = useLikeTap(paths.topic(key.slug, key.id), () =>
    import('./likeTopic').then((it) => it.likeTopic(key)),
  );
  return <HeartButton liked={topic.liked} count={topic.like_count} busy={busy} onClick={tap} />;
}
