import { knownZone } from '../../contract/timeZone.ts';

let zone: string | undefined;

/**
 * Returns the reader's own time zone, in the browser only. The first use of Intl takes some milliseconds,
 * so it is not called during hydration.
 */
export function readerZone(): string {
  zone ??= knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone;
}
