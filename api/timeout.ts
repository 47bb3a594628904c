/** How long a browser waits for an answer, in ms. */
export const BROWSER_TIMEOUT_MS = 20_000;

/** How many bytes an answer of the provider may have, decompressed. */
export const MAX_ANSWER_BYTES = 4_000_000;

/** Aborts `signal` when `wish` does or after `ms`; `done` clears the timer. */
export function timeLimit(ms: number, wish?: AbortSignal | undefined) {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, ms);
  if (wish?.aborted || ms <= 0) end();
  wish?.addEventListener('abort', end);
  const done = () => {
    clearTimeout(timer);
    wish?.removeEventListener('abort', end);
  };
  return { signal: ended.signal, done };
}
