/**
 * Returns to the page's own history entry where the page was reloaded with overlays open, which have entries
 * of their own above it: otherwise going back would first show the same page again. Runs before Next, which
 * replaces the state of the entry that it starts at and would ask for the page at a `popstate`.
 */
export function leaveOverlayEntries(): void {
  const depth: unknown = window.history.state?.overlays;
  if (typeof depth !== 'number' || depth < 1) return;
  const ignore = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', ignore, { capture: true, once: true });
  window.history.go(-depth);
}
