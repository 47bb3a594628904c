import { useTranslation } from 'react-i18next';
import type { Author } from '@/contract/users';
import { useMemberAction } from '@/hooks/useMemberAction';
import { markListsChanged } from '@/lib/browser/listChanges';
import { notify } from '@/lib/browser/notify';

/** Follows or unfollows a member, and announces the result. */
export function useFollow(
  { username, nickname }: Pick<Author, 'username' | 'nickname'>,
  { followed, path }: { followed: boolean; path: string },
) {
  const { t } = useTranslation('members');
  return useMemberAction({
    path,
    failed: t('follow.failed'),
    call: async (idempotencyKey) => {
      const { userWritesApi } = await import('@/api/userWrites');
      const { followUser } = userWritesApi.endpoints;
      return followUser.initiate({ username, followed: !followed, idempotencyKey });
    },
    onDone(answer) {
      markListsChanged();
      if (answer.followed) void notify('success', t('follow.followed', { nickname }));
      else void notify('warning', t('follow.unfollowed', { nickname }));
    },
  });
}
