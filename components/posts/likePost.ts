import { postWritesApi } from '@/api/postWrites';
import type { Like } from '@/hooks/useLikeTap';
import { failureToast } from '@/lib/browser/failureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

/** Likes a post, or takes the like back, and says why when that failed. */
export const likePost =
  (id: number): Like =>
  async (dispatch, t) => {
    const like = postWritesApi.endpoints.likePost.initiate({ id, idempotencyKey: newKey() });
    try {
      const answer = await dispatch(like).unwrap();
      if (!answer.success) void notify('warning', answer.reason ?? t('like.failed'));
    } catch (failure) {
      failureToast(t, failure, t('like.failed'));
    }
  };
