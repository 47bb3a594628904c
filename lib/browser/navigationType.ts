/** The entry of the history that the browser's buttons have led to, by its key in Next's state; a fragment has none. */
let reached: string | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', ({ state }) => {
    reached = state?.key;
  });
}

/** Returns whether the page being rendered was reached by the browser's back or forward button. */
export const isBackNavigation = (): boolean => !!reached && reached === history.state?.key;

/** Marks the next page as a new visit, once the page is rendered. */
export function forgetGoingBack(): void {
  reached = undefined;
}

/** Returns whether the document was reloaded, or reached by the browser's back or forward button. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : '';
  return type === 'reload' || type === 'back_forward';
}
