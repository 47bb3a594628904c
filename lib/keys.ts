/** A key for one tap: a call that is sent again under it has one effect. Works without TLS too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const KEPT = 'gyeol-key:';

/**
 * The key of something that must happen once, such as a conversion of 1,000 points: the same through
 * retries and reloads until `dropKey`, so that an answer that was lost is asked for again and not
 * the deed. A browser that keeps nothing gets a new one each time.
 */
export function keptKey(deed: string): string {
  try {
    const kept = sessionStorage.getItem(KEPT + deed) ?? newKey();
    sessionStorage.setItem(KEPT + deed, kept);
    return kept;
  } catch {
    return newKey();
  }
}

/** The deed is done or refused: the next one is another. */
export function dropKey(deed: string): void {
  try {
    sessionStorage.removeItem(KEPT + deed);
  } catch {
    // Nothing can have been kept there.
  }
}
