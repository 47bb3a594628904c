import { usersApi } from '@/api/users';
import type { User } from '@/contract/users';
import { useAppDispatch } from '@/hooks/redux';
import { useSessionActions } from '@/hooks/useSession';
import { markListsChanged } from '@/lib/browser/listChanges';
import { isSame } from '@/lib/isSame';
import { userChanged } from '@/store/user';

/** What others read of a member; writing it anew gives up what a moderator has taken down. */
const writtenParts = ['nickname', 'introduction', 'avatar', 'social'] as const;

/** Updates a changed member wherever they are shown: their page, the shell, the session. */
export function useProfileChanged() {
  const dispatch = useAppDispatch();
  const { update } = useSessionActions();
  return (user: User): void => {
    dispatch(userChanged(user));
    dispatch(
      usersApi.util.updateQueryData('getUser', { username: user.username }, (profile) => {
        const isWritten = writtenParts.some((part) => !isSame(profile[part], user[part]));
        Object.assign(profile, user, isWritten && { hidden: false });
      }),
    );
    markListsChanged();
    // The cookie's copy of the member is refreshed too; until then it is slightly outdated.
    void update().catch(() => undefined);
  };
}
