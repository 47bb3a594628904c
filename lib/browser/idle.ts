/**
 * Runs `work` when the browser is idle, after `timeout` ms at the latest; returns a function that cancels
 * it.
 */
export function whenIdle(work: () => void, timeout = 3000): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(idle);
}
