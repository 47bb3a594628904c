import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect } from 'react';
import { isReloaded } from '@/lib/browser/navigationType';

/** Delay before the address is tried again, in ms; doubled with every failure up to the last. */
const FIRST_MS = 2000;
const LONGEST_MS = millisecondsInMinute;
const AFTER_RELOAD_MS = 30_000;

/** Requests the page's own address, through the service worker like a reload; undefined where it cannot be reached. */
const requestPage = (): Promise<Response | undefined> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);

/**
 * Reloads the page once its address can be reached again: as soon as the browser is online or the
 * page is seen, and after growing pauses in between. A page that came by a reload begins with a long
 * pause, so that an address which answers a try and then fails is not reloaded in a circle.
 */
export function useReloadWhenBack(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let pause = isReloaded() ? AFTER_RELOAD_MS : FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let trying = false;

    async function attempt() {
      if (trying || document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      trying = true;
      const answer = await requestPage();
      trying = false;
      if (signal.aborted) return;
      if (answer) {
        leaving.abort();
        window.location.reload();
        return;
      }
      timer = setTimeout(attempt, pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    }

    timer = setTimeout(attempt, pause);
    window.addEventListener('online', attempt, { signal });
    document.addEventListener('visibilitychange', attempt, { signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
}
