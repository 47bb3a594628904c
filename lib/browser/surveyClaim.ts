const KEY = 'gyeol-survey-claim';

/** Returns the key of this browser's survey results from before signing up, '' without one. */
export function readClaim(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Saves the key of a visitor's result; null changes nothing. */
export function saveClaim(claim: string | null): void {
  if (!claim) return;
  try {
    localStorage.setItem(KEY, claim);
  } catch {
    // Without storage the result is shown once.
  }
}

/** Removes the key, once a member has claimed the result or it is not found. */
export function dropClaim(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so nothing is stored there.
  }
}
