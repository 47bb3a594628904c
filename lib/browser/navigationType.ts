let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
}

/** Returns whether the page being rendered was reached by the browser's back or forward button. */
export const isBackNavigation = (): boolean => wentBack;

/** Marks the next page as a new visit, once the page is rendered. */
export function forgetGoingBack(): void {
  wentBack = false;
}

/** Returns whether the document was reloaded, or reached by the browser's back or forward button. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : '';
  return type === 'reload' || type === 'back_forward';
}
