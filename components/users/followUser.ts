import type { TFunction } from 'i18next';
import { userWritesApi } from '@/api/userWrites';
import { failureToast } from '@/lib/browser/failureToast';
import { markListsChanged } from '@/lib/browser/freshness';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import type { AppDispatch } from '@/store/makeStore';

/** Follows a member, or no longer, and says which of the two it became, or why neither. */
export async function followUser(
  dispatch: AppDispatch,
  { username, nickname, followed }: { username: string; nickname: string; followed: boolean },
  { t, common }: { t: TFunction<'people'>; common: TFunction<'common'> },
): Promise<void> {
  const follow = userWritesApi.endpoints.followUser.initiate({
    username,
    followed,
    idempotencyKey: newKey(),
  });
  try {
    const answer = await dispatch(follow).unwrap();
    if (!answer.success) {
      void notify('warning', answer.reason ?? t('follow.failed'));
      return;
    }
    markListsChanged();
    if (answer.followed) void notify('success', t('follow.followed', { nickname }));
    else void notify('warning', t('follow.unfollowed', { nickname }));
  } catch (failure) {
    failureToast(common, failure, t('follow.failed'));
  }
}
