/** How long a page is open until it counts as read without a sign of its reader, in ms. */
const STAYED_MS = 10_000;
/** What a reader does with a page; a crawler does none of it. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Runs `work` once a page is read: its reader has scrolled, tapped or pressed a key, or has stayed for ten
 * seconds. Returns a function that cancels it.
 */
export function whenRead(work: () => void): () => void {
  const listening = new AbortController();
  const end = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const run = () => {
    end();
    work();
  };
  const timer = setTimeout(run, STAYED_MS);
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true, signal: listening.signal });
  return end;
}
