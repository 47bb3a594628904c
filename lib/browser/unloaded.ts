/** The event of the window for code that could not be loaded: offline, or gone since another version is deployed. */
export const UNLOADED = 'unloaded';

/** Announces it where that is why something failed, with a connection; returns whether it is. */
export function announceUnloaded(failure: unknown): boolean {
  const isUnloaded = failure instanceof Error && failure.name === 'ChunkLoadError' && navigator.onLine;
  if (isUnloaded) dispatchEvent(new Event(UNLOADED));
  return isUnloaded;
}
