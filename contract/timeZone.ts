import { FALLBACK_TIME_ZONE } from './constants/common.ts';

/**
 * Returns a time zone's name as Intl has it, and Korea's where Intl knows none of that name: a browser says
 * `Etc/Unknown` on a system whose zone it does not recognise. An offset is no time zone; some are further away than
 * any zone.
 */
export function knownZone(name: string | undefined): string {
  if (!name || name === FALLBACK_TIME_ZONE || /^[+-]/.test(name)) return FALLBACK_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return FALLBACK_TIME_ZONE;
  }
}
