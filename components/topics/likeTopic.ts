import type { TFunction } from 'i18next';
import type { TopicKey } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { failureToast } from '@/lib/failureToast';
import { newKey } from '@/lib/keys';
import { notify } from '@/lib/notify';
import type { AppDispatch } from '@/store/makeStore';

/** Likes a topic, or takes the like back, and says why when that failed. */
export async function likeTopic(
  dispatch: AppDispatch,
  key: TopicKey,
  { t, common }: { t: TFunction<'topics'>; common: TFunction<'common'> },
): Promise<void> {
  const like = topicWritesApi.endpoints.likeTopic.initiate({ ...key, idempotencyKey: newKey() });
  try {
    const answer = await dispatch(like).unwrap();
    if (!answer.success) void notify('warning', answer.reason ?? t('like.failed'));
  } catch (failure) {
    failureToast(common, failure, t('like.failed'));
  }
}
