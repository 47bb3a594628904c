import { callbackPath } from '../callbackUrl.ts';

const KEY = 'gyeol-return';

/** Returns the path that this browser's visitor came to sign up from; null without one. */
export function readReturnPath(): string | null {
  try {
    return callbackPath(localStorage.getItem(KEY), location.origin);
  } catch {
    return null;
  }
}

/** Saves the path to return to, which the mailed link that ends a sign-up does not contain; `/` removes it. */
export function saveReturnPath(path: string): void {
  try {
    if (path === '/') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, path);
  } catch {
    // Without storage the sign-up ends at the forums.
  }
}
