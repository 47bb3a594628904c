let zone: string | undefined;

/**
 * The reader's own time zone, in the browser alone. The first to ask Intl for anything waits some
 * milliseconds, so nobody asks while the page is coming to life.
 */
export function readerZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
