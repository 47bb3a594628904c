import { useFailureToast } from './useFailureToast';
import { useRequireSignIn } from './useMemberAction';

/**
 * Returns a check that a member is signed in, to be awaited before what a tap opens, and whether it waits; where the
 * session could not be read, `why` is shown.
 */
export function useMayBegin(path: string, why: string) {
  const { requireSignIn, isWaiting } = useRequireSignIn(path);
  const showFailure = useFailureToast();
  const mayBegin = () =>
    requireSignIn().catch((failure: unknown) => {
      showFailure(failure, why);
      return false;
    });
  return [mayBegin, isWaiting] as const;
}
