/** Runs `work` when the browser has nothing better to do, after `timeout` ms at the latest; gives what cancels it. */
export function whenIdle(work: () => void, timeout = 3000): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(idle);
}
