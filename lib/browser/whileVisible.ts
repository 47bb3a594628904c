import { millisecondsInMinute } from 'date-fns/constants';

/** The page has been drawn by then, in ms. */
const FIRST_MS = 3000;
/**
 * The most that is waited between the end of one stream and the next, in ms; doubled with every failure up to the last.
 * At least half of it is: all browsers would return at once after a restart of the provider.
 */
const PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = millisecondsInMinute;

/**
 * Runs `listen` for as long as the page is visible: it ends when the page is hidden or left, since the
 * connection of a hidden page is one that others lack, and keeps the page out of the back/forward cache.
 * After a failure `onAway` is called, and the pause grows. Returns a function that ends it for good.
 */
export function whileVisible(listen: (signal: AbortSignal) => Promise<void>, onAway: () => void): () => void {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  async function run() {
    if (running || document.visibilityState !== 'visible') return;
    const own = new AbortController();
    running = own;
    const isFailed = await listen(own.signal).then(
      () => false,
      () => true,
    );
    if (own.signal.aborted) return;
    failures = isFailed ? failures + 1 : 0;
    running = undefined;
    if (failures > 0) onAway();
    later(Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2));
  }

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }

  const look = () => (document.visibilityState === 'visible' ? later(0) : stop());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', look);
  window.addEventListener('online', look);
  later(FIRST_MS);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('online', look);
  };
}
