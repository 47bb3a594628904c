import { useTranslation } from 'react-i18next';
import { HeartButton } from '@/components/ui/HeartButton';
import type { Topic } from '@/contract/topics';
import { useMemberAction } from '@/hooks/useMemberAction';
import { paths } from '@/lib/paths';

/** Renders a topic's like button with its count, updated optimistically. */
export function LikeButton({ topic }: { topic: Topic }) {
  const { t } = useTranslation('common');
  const { id, forum, liked } = topic;
  const { tap, busy } = useMemberAction({
    path: paths.topic(forum.slug, id),
    failed: t('like.failed'),
    call: async (idempotencyKey) => {
      const { topicWritesApi } = await import('@/api/topicWrites');
      return topicWritesApi.endpoints.likeTopic.initiate({ id, liked: !liked, idempotencyKey });
    },
  });
  return <HeartButton liked={liked} count={topic.like_count} busy={busy} onClick={tap} />;
}
