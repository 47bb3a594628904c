import { useEffect, useState } from 'react';
import { baseApi } from '@/api/baseApi';
import { useAppDispatch } from './redux';

/** Cache tags, as endpoints use them. */
export type Tags = Parameters<typeof baseApi.util.invalidateTags>[0];

/** The interval at which a failed page fetches again, in ms. */
const AGAIN_MS = 10_000;

/**
 * Returns whether a call failed and no data of it is cached (`away`). While it is, everything with `tags` is
 * fetched again every 10 s, and at once by `retry`.
 */
export function useRetryWhenDown(
  { data, isError }: { data?: unknown; isError: boolean },
  tags: Tags,
): { away: boolean; retry: () => void } {
  const dispatch = useAppDispatch();
  const [away, setAway] = useState(false);
  const missing = data === undefined;
  if (missing && isError && !away) setAway(true);
  if (!missing && away) setAway(false);

  const retry = () => void dispatch(baseApi.util.invalidateTags(tags));

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for as long as it is away
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(retry, AGAIN_MS);
    return () => clearInterval(timer);
  }, [away]);

  return { away, retry };
}
