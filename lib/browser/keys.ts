import { isAnswered } from '../failures.ts';

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

/** A few letters that differ where texts do, and tell nothing of them (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The name of a deed that carries what was written: sent again as it was, after a reload too, it is the
 * same deed, and another once it says something else.
 */
export const deedOf = (deed: string, body: unknown): string =>
  `${deed}:${fingerprint(JSON.stringify(body))}`;

/** The deed is done or refused: the next one is another. */
export function dropKey(deed: string): void {
  try {
    sessionStorage.removeItem(KEPT + deed);
  } catch {
    // Nothing can have been kept there.
  }
}

/**
 * Drops the key of a call that was refused: the next one is another call, as it has to be after an
 * `idempotency_mismatch`. A lost answer keeps the key.
 */
export function dropRefusedKey(deed: string, failure: unknown): void {
  if (isAnswered(failure)) dropKey(deed);
}
