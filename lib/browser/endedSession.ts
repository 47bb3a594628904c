const KEY = 'gyeol-ended-session';

/** For a browser without usable storage. */
let latest = '';

/**
 * Stores, for all tabs and later visits, that this browser ended the session of a token. It stores the
 * token's claims without its signature, so that no call accepts them.
 */
export function rememberEnded(accessToken: string): void {
  latest = accessToken.split('.')[1] ?? accessToken;
  try {
    localStorage.setItem(KEY, latest);
  } catch {
    // `latest` stores it for this page.
  }
}

/** Returns the claims of the session that this browser ended last, '' before the first. */
export function endedClaims(): string {
  try {
    return localStorage.getItem(KEY) ?? latest;
  } catch {
    return latest;
  }
}

/** Calls a function when another tab has ended a session. Returns the end of that. */
export function onEndedElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
