import { useEffect, useRef, useState } from 'react';
import { baseApi } from '@/api/baseApi';
import { challengeTags } from '@/api/challenges';
import { useClockValue } from '@/components/ui/useClock';
import type { Challenge } from '@/contract/challenges';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { knownZone } from '@/contract/timeZone';
import { useAppDispatch } from '@/hooks/redux';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { readerZone } from '@/lib/browser/readerZone';
import { serverNow } from '@/lib/browser/serverClock';
import { dateOf } from '@/lib/dates';
import { phaseOf, untilNextTick } from './times';

/**
 * After this time, in ms, all is fetched once more, for the server's clock may be seconds behind; while a window is over
 * so often until the next one is known.
 */
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
      const at = serverNow();
      setNow(at);
      const ahead = marks.map((mark) => mark - at).filter((ms) => ms > 0);
      if (ahead.length > 0) timer = setTimeout(tick, Math.min(...ahead.map(untilNextTick)));
    };
    tick();
    return () => clearTimeout(timer);
  }, [marks.join()]);
  return now;
}

/** Returns the day by the challenge's clock, the page's render time before hydration; of no set form. */
function useDay({ time_zone }: Pick<Challenge, 'time_zone'>): string {
  const renderedAt = useRenderedAt();
  return useClockValue((clock) => {
    const now = clock?.now ?? renderedAt;
    return now ? Object.values(dateOf(now, time_zone === null ? clock?.zone : knownZone(time_zone))).join() : '';
  });
}

/**
 * Returns the phase of a challenge's window by the server's clock, and the ms until it opens or closes. When
 * the phase or the day changes, or the page was rendered for another time zone, the challenge and its participants are
 * fetched again.
 */
export function useCheckInWindow(challenge: Challenge) {
  const { id, time_zone, window } = challenge;
  const dispatch = useAppDispatch();
  const marks = window ? [Date.parse(window.opens_at), Date.parse(window.closes_at)] : [];
  const now = useTicking(marks);
  const phase = window && now !== undefined ? phaseOf(window, now) : undefined;
  const [opens = 0, closes = 0] = marks;
  const moment = `${phase} ${useDay(challenge)}`;
  const shown = useRef(moment);

  useEffect(() => {
    if (time_zone !== null || readerZone() === FALLBACK_TIME_ZONE) return;
    dispatch(baseApi.util.invalidateTags([{ type: 'Challenge', id }]));
  }, [dispatch, id, time_zone]);

  useEffect(() => {
    if (moment === shown.current && phase !== 'over') return;
    shown.current = moment;
    const fetchAll = () => void dispatch(baseApi.util.invalidateTags(challengeTags(id)));
    fetchAll();
    const timer = setInterval(() => {
      fetchAll();
      if (phase !== 'over') clearInterval(timer);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [dispatch, id, moment, phase]);

  return { phase, left: now === undefined ? 0 : (phase === 'open' ? closes : opens) - now };
}
export type CheckInWindowState = ReturnType<typeof useCheckInWindow>;
