import { sessionIdOf } from './accessToken.ts';

const KEY = 'gyeol-ended-session';

/** For a browser whose storage cannot be used. */
let latest = '';

/** Remembers, for all tabs and later visits, that this browser ended the session of a token. */
export function rememberEnded(accessToken: string): void {
  latest = sessionIdOf(accessToken);
  try {
    localStorage.setItem(KEY, latest);
  } catch {
    // `latest` holds it for this page.
  }
}

/** Reports whether this browser ended the session of a token, whatever its cookie still says. */
export function isEnded(accessToken: string): boolean {
  const session = sessionIdOf(accessToken);
  if (session === latest) return true;
  try {
    return localStorage.getItem(KEY) === session;
  } catch {
    return false;
  }
}
