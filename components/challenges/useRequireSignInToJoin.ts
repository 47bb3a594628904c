import { useFailureToast } from '@/hooks/useFailureToast';
import { useRequireSignIn } from '@/hooks/useMemberAction';

/** Requires a sign-in before joining something; where the session could not be read, `why` is shown. */
export function useRequireSignInToJoin(path: string, why: string) {
  const { requireSignIn, isWaiting } = useRequireSignIn(path);
  const showFailure = useFailureToast();
  const mayBegin = () =>
    requireSignIn().catch((failure: unknown) => {
      showFailure(failure, why);
      return false;
    });
  return [mayBegin, isWaiting] as const;
}
