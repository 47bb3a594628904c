import { millisecondsInMinute } from 'date-fns/constants';
import { useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { readerZone } from '@/lib/browser/readerZone';
import { serverNow } from '@/lib/browser/serverClock';

const TICK_MS = millisecondsInMinute;

/** The time (ISO 8601), by the server's clock, and the reader's zone. */
export interface Clock {
  now: string;
  zone: string;
}

const listeners = new Set<() => void>();
let clock: Clock | undefined;
let stop: (() => void) | undefined;

function tick() {
  clock = { now: new Date(serverNow()).toISOString(), zone: readerZone() };
  for (const listener of listeners) listener();
}

function start() {
  const cancel = whenIdle(tick);
  const timer = setInterval(tick, TICK_MS);
  stop = () => {
    cancel();
    clearInterval(timer);
    clock = undefined;
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop?.();
  };
}

/**
 * Returns what `read` makes of the clock shared by every time on the page, which ticks each minute; the component
 * renders again only when that has changed. The clock is undefined on the server and until hydration ends, since
 * hundreds of renders would delay it.
 */
export const useClockValue = <T extends string | Clock | undefined>(read: (clock: Clock | undefined) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => read(clock),
    () => read(undefined),
  );

const itself = (now: Clock | undefined) => now;

/** Returns the clock itself, at each tick anew. */
export const useClock = (): Clock | undefined => useClockValue(itself);
