/** The state of a history entry: Next's, and how many overlays are open at it. */
export interface EntryState {
  key?: string;
  as?: string;
  overlays?: number;
}

/** Returns how many overlays are open at a history entry, by its state. */
export const depthOf = (state: EntryState | null): number => state?.overlays ?? 0;

let onMove: ((event: PopStateEvent) => void) | undefined;

/** Calls `listener` at every move through the history before Next learns of it, so that it can keep it from Next. */
export function listenBeforeNext(listener: (event: PopStateEvent) => void): void {
  onMove = listener;
}

/**
 * Listens for moves through the history. Must run before Next does: Chromium calls the listeners of a window in
 * the order in which they were added, whether they capture or not.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => onMove?.(event));
}

/**
 * Returns to the page's own history entry when the page was reloaded with overlays open, which have entries
 * of their own; otherwise going back would first show the same page again. Must run before Next, which
 * replaces the state of the entry that it starts at and would load the page at a `popstate`.
 */
export function leaveOverlayEntries(): void {
  const depth = depthOf(window.history.state);
  if (depth < 1) return;
  const ignore = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', ignore, { once: true });
  window.history.go(-depth);
}
