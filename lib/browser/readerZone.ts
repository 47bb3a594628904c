import { FALLBACK_TIME_ZONE } from '../../contract/constants/common.ts';
import { knownZone } from '../../contract/timeZone.ts';

let known: { name?: string; zone: string } = { zone: FALLBACK_TIME_ZONE };

/**
 * Returns the reader's time zone as it is now, for a traveller's page may stay open; in the browser only. The first
 * use of Intl takes some milliseconds, so it is not called during hydration.
 */
export function readerZone(): string {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (name !== known.name) known = { name, zone: knownZone(name) };
  return known.zone;
}
