import { useTranslation } from 'react-i18next';
import type { Author } from '@/contract/users';
import { useAppDispatch } from '@/hooks/redux';
import { useMemberTap } from '@/hooks/useMemberTap';
import { notify } from '@/lib/browser/notify';

/** Follows a member, or no longer. Each tap is one call with a key of its own. */
export function useFollow(
  user: Pick<Author, 'username' | 'nickname'>,
  { followed, path }: { followed: boolean; path: string },
) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const follow = async () => {
    const { followUser } = await import('./followUser');
    await followUser(dispatch, { ...user, followed: !followed }, { t, common });
  };
  // What fails of the call is said by it: this is its code, or the session, that did not come.
  return useMemberTap(path, follow, () => void notify('warning', t('follow.failed')));
}
