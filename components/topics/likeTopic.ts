import type { TopicKey } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import type { Like } from '@/hooks/useLikeTap';
import { failureToast } from '@/lib/browser/failureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

/** Likes a topic, or takes the like back, and says why when that failed. */
export const likeTopic =
  (key: TopicKey): Like =>
  async (dispatch, t) => {
    const like = topicWritesApi.endpoints.likeTopic.initiate({ ...key, idempotencyKey: newKey() });
    try {
      const answer = await dispatch(like).unwrap();
      if (!answer.success) void notify('warning', answer.reason ?? t('like.failed'));
    } catch (failure) {
      failureToast(t, failure, t('like.failed'));
    }
  };
