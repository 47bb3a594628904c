import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect } from 'react';
import { isReloaded } from '@/lib/browser/navigationType';

/** Delay before the address is tried again, in ms; doubled with every failure up to the last. */
const FIRST_MS = 2000;
const LONGEST_MS = millisecondsInMinute;
const AFTER_RELOAD_MS = 30_000;

/** Returns whether the page's own address can be reached, through the service worker like a reload. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page once its address can be reached again: as soon as the browser is online or the
 * page is seen, and after growing pauses in between. A page that came by a reload begins with a long
 * pause, so that an address which answers a try and then fails is not reloaded in a circle.
 */
export function useReloadWhenBack(): void {
  useEffect(() => {
    let pause = isReloaded() ? AFTER_RELOAD_MS : FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let trying = false;
    let left = false;

    async function attempt() {
      if (trying || left || document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      trying = true;
      const back = await isReachable();
      trying = false;
      if (left) return;
      if (back) {
        left = true;
        window.location.reload();
        return;
      }
      timer = setTimeout(attempt, pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    }

    timer = setTimeout(attempt, pause);
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, []);
}
