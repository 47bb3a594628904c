import { usersApi } from '@/api/users';
import type { User } from '@/contract/users';
import { useAppDispatch } from '@/hooks/redux';
import { useSessionActions } from '@/hooks/useSession';
import { markListsChanged } from '@/lib/browser/listChanges';
import { userChanged } from '@/store/user';

/** Updates a changed member wherever they are shown: their page, the shell, the session. */
export function useProfileChanged() {
  const dispatch = useAppDispatch();
  const { update } = useSessionActions();
  return (user: User): void => {
    dispatch(userChanged(user));
    dispatch(
      usersApi.util.updateQueryData('getUser', { username: user.username }, (profile) => {
        Object.assign(profile, user);
      }),
    );
    markListsChanged();
    // The cookie's copy of the member is refreshed too; until then it is slightly outdated.
    void update().catch(() => undefined);
  };
}
