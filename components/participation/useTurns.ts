import { useEffect } from 'react';
import { baseApi } from '@/api/baseApi';
import { useClockValue } from '@/components/ui/useClock';
import { useAppDispatch } from '@/hooks/redux';

const statuses = ['upcoming', 'opened', 'closed'] as const;

/** Null for what has no beginning or no end of its own. */
interface Term {
  status: (typeof statuses)[number];
  starts_at: string | null;
  ends_at: string | null;
}
type Tag = Parameters<typeof baseApi.util.invalidateTags>[0][number];

/** After this time, in ms, all is fetched once more, for the server's clock may be seconds behind. */
const AGAIN_MS = 30_000;

/**
 * Fetches again what has begun or ended, by the clock, since its response: the page may be open meanwhile, or be a
 * copy. What is closed before its end, such as a raffle whose prizes are won, stays as it is.
 */
export function useTurns({ status, starts_at, ends_at }: Term, tag: Tag): void {
  const dispatch = useAppDispatch();
  const byClock = useClockValue((clock) => {
    if (!clock || (starts_at !== null && clock.now < starts_at)) return 'upcoming';
    return ends_at === null || clock.now < ends_at ? 'opened' : 'closed';
  });
  const isBehind = statuses.indexOf(status) < statuses.indexOf(byClock);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn
  useEffect(() => {
    if (!isBehind) return;
    const fetchAgain = () => void dispatch(baseApi.util.invalidateTags([tag]));
    fetchAgain();
    const timer = setTimeout(fetchAgain, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isBehind, byClock]);
}
