import { useGetLatestSkinQuery } from '@/api/surveys';
import { useClaim } from './useClaim';

/**
 * Returns the newest skin-type result of the member, or of this browser's visitor. `isKnown` is false until
 * it is certain whether there is one.
 */
export function useOwnResult() {
  const claim = useClaim();
  const { data, isError } = useGetLatestSkinQuery(
    { claim: claim || undefined },
    // It must be known first whose result is shown.
    { skip: claim === undefined },
  );
  return { result: data?.result ?? undefined, isKnown: data !== undefined || isError };
}
