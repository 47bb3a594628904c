import { nanoid } from 'nanoid';
import { isAnswered } from '../rejections.ts';

/**
 * Returns a new key for one tap: a call that is sent again under it has one effect. Works without TLS too, where
 * a browser has no `crypto.randomUUID`.
 */
export const newKey = (): string => nanoid();

const STORAGE_PREFIX = 'gyeol-key:';

/**
 * Returns the idempotency key of an action, such as a conversion of 1,000 points: the same through retries
 * and reloads until `dropKey`, so that a retry after a lost answer has no second effect. A browser without
 * storage gets a new one each time.
 */
export function idempotencyKeyFor(action: string): string {
  try {
    const key = sessionStorage.getItem(STORAGE_PREFIX + action) ?? newKey();
    sessionStorage.setItem(STORAGE_PREFIX + action, key);
    return key;
  } catch {
    return newKey();
  }
}

/** Computes a short hash of a text that does not reveal it (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Returns the idempotency scope of a request body: the same content has the same key across retries and
 * reloads; changed content gets a new one.
 */
export const actionOf = (action: string, body: unknown): string => `${action}:${fingerprint(JSON.stringify(body))}`;

/** Drops the key once the call was answered: the next call is another one. */
export function dropKey(action: string): void {
  try {
    sessionStorage.removeItem(STORAGE_PREFIX + action);
  } catch {
    // Storage is unavailable, so nothing is stored there.
  }
}

/**
 * Drops the key of a call that was rejected: the next one is another call, as it has to be after an
 * `idempotency_mismatch`. A lost answer keeps the key.
 */
export function dropRejectedKey(action: string, failure: unknown): void {
  if (isAnswered(failure)) dropKey(action);
}
