import { useEffect, useState } from 'react';
import { baseApi } from '@/api/baseApi';
import type { Challenge } from '@/contract/challenges';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { useAppDispatch } from '@/hooks/redux';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { readerZone } from '@/lib/browser/readerZone';
import { phaseOf, untilNextTick } from './times';

/** The interval at which a closed window is fetched again until the next one is known, in ms. */
const AGAIN_MS = 30_000;

/**
 * Returns the time in ms, updated whenever the time left until one of `marks` reads differently; the page's
 * render time before hydration.
 */
function useTicking(marks: readonly number[]): number | undefined {
  const renderedAt = useRenderedAt();
  const [now, setNow] = useState(renderedAt ? Date.parse(renderedAt) : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are compared by their values
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = Date.now();
      setNow(at);
      const ahead = marks.map((mark) => mark - at).filter((ms) => ms > 0);
      if (ahead.length > 0) timer = setTimeout(tick, Math.min(...ahead.map(untilNextTick)));
    };
    tick();
    return () => clearTimeout(timer);
  }, [marks.join()]);
  return now;
}

/**
 * Returns the phase of a challenge's window by the reader's clock, and the ms until it opens or closes. When
 * the phase changes, or the page was rendered for another time zone, the challenge and its participants are
 * fetched again.
 */
export function useCheckInWindow({ id, time_zone, window }: Challenge) {
  const dispatch = useAppDispatch();
  const marks = window ? [Date.parse(window.opens_at), Date.parse(window.closes_at)] : [];
  const now = useTicking(marks);
  const phase = window && now !== undefined ? phaseOf(window, now) : undefined;
  const [opens = 0, closes = 0] = marks;
  const [first] = useState(phase);

  useEffect(() => {
    if (time_zone !== null || readerZone() === FALLBACK_TIME_ZONE) return;
    dispatch(baseApi.util.invalidateTags([{ type: 'Challenge', id }]));
  }, [dispatch, id, time_zone]);

  useEffect(() => {
    if (phase === first && phase !== 'over') return;
    const fetchWindow = () =>
      void dispatch(
        baseApi.util.invalidateTags([
          { type: 'Challenge', id },
          { type: 'Participants', id },
        ]),
      );
    fetchWindow();
    if (phase !== 'over') return;
    const timer = setInterval(fetchWindow, AGAIN_MS);
    return () => clearInterval(timer);
  }, [dispatch, id, phase, first]);

  return { phase, left: now === undefined ? 0 : (phase === 'open' ? closes : opens) - now };
}
export type CheckInWindowState = ReturnType<typeof useCheckInWindow>;
