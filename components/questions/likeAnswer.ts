import type { TFunction } from 'i18next';
import { type AnswerKey, answersApi } from '@/api/answers';
import { failureToast } from '@/lib/browser/failureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import type { AppDispatch } from '@/store/makeStore';

/** Likes an answer, or takes the like back, and says why when that failed. */
export async function likeAnswer(
  dispatch: AppDispatch,
  key: AnswerKey,
  { t, common }: { t: TFunction<'questions'>; common: TFunction<'common'> },
): Promise<void> {
  const like = answersApi.endpoints.likeAnswer.initiate({ ...key, idempotencyKey: newKey() });
  try {
    const answer = await dispatch(like).unwrap();
    if (!answer.success) void notify('warning', answer.reason ?? t('toast.likeFailed'));
  } catch (failure) {
    failureToast(common, failure, t('toast.likeFailed'));
  }
}
