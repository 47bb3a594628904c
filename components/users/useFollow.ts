import { type MouseEvent, useRef } from 'react';
import type { Author } from '@/contract/users';
import { useAppDispatch } from '@/hooks/redux';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/notify';

/**
 * Follows a member, or no longer. Each tap is one call with a key of its own; the second tap of a
 * double tap, and any while a call is under way, does nothing.
 */
export function useFollow(
  user: Pick<Author, 'username' | 'nickname'>,
  { followed, path }: { followed: boolean; path: string },
) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [mayGoOn, busy] = useMemberGate(path);
  const underWay = useRef(false);

  const tap = async (event: MouseEvent) => {
    if (underWay.current || event.detail > 1) return;
    underWay.current = true;
    try {
      if (!(await mayGoOn())) return;
      const { followUser } = await import('./followUser');
      await followUser(dispatch, { ...user, followed: !followed }, { t, common });
    } catch {
      // Its code did not come.
      void notify('warning', t('follow.failed'));
    } finally {
      underWay.current = false;
    }
  };
  return { tap, busy };
}
