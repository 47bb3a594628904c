let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
}

/** Whether the page being drawn was come back to, by the browser's back or forward button. */
export const isBackNavigation = (): boolean => wentBack;

/**
 * Called once the page is rendered: the next one is a new visit until the reader goes back again.
 */
export function forgetGoingBack(): void {
  wentBack = false;
}

/** Whether the document was loaded again where the reader had been before. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : '';
  return type === 'reload' || type === 'back_forward';
}
