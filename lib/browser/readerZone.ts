import { FALLBACK_TIME_ZONE } from '../../contract/constants/common.ts';
import { knownZone } from '../../contract/timeZone.ts';

let known: { name?: string; zone: string } = { zone: FALLBACK_TIME_ZONE };

/** Safari has no Temporal. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };

/** Returns the browser's name of its zone. Temporal does not load Intl's data, which takes a phone 60 ms. */
const nameOfZone = (): string => Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the reader's time zone as it is now, for a traveller's page may stay open; in the browser only. It is not
 * called during hydration, since it may use Intl.
 */
export function readerZone(): string {
  const name = nameOfZone();
  if (name !== known.name) known = { name, zone: knownZone(name) };
  return known.zone;
}
