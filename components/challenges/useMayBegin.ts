import { useFailureToast } from '@/hooks/useFailureToast';
import { useMemberGate } from '@/hooks/useMemberGate';

/** The gate before joining something, as `useMemberGate`: where it could not be asked, `why` is said. */
export function useMayBegin(path: string, why: string) {
  const [mayGoOn, waits] = useMemberGate(path);
  const showFailure = useFailureToast();
  const mayBegin = () =>
    mayGoOn().catch((failure: unknown) => {
      showFailure(failure, why);
      return false;
    });
  return [mayBegin, waits] as const;
}
