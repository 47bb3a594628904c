import { usersApi } from '@/api/users';
import { useChangePrivacyMutation } from '@/api/userWrites';
import { useAppDispatch } from '@/hooks/redux';
import { type Submission, useSubmit } from '@/hooks/useSubmit';

/** Returns how a member's own type is shown to others, or no more; the member's cached profile follows. */
export function useShowSkinType(
  username: string,
  { onDone, ...how }: Pick<Submission<boolean, unknown>, 'failed' | 'onDone' | 'onFailure'>,
) {
  const dispatch = useAppDispatch();
  const [change] = useChangePrivacyMutation();
  return useSubmit({
    ...how,
    call: (showSkinType: boolean) => change({ username, showSkinType }).unwrap(),
    onDone(answer, showSkinType) {
      dispatch(
        usersApi.util.updateQueryData('getUser', { username }, (own) => {
          own.showSkinType = showSkinType;
        }),
      );
      return onDone?.(answer, showSkinType);
    },
  });
}
