import { SESSION_HINT } from '@/lib/constants';

/** Where the member of the last visit is stored; see store/persist.ts. */
const REMEMBERED = 'persist:user';

/**
 * Returns whether this browser may have a session: the server has set the cookie that says so, which holds
 * nothing else, or a member is remembered who has not signed out. A visitor's page then needs no call and no
 * code to know that no member is signed in.
 */
export function hasSessionHint(): boolean {
  if (document.cookie.split('; ').includes(`${SESSION_HINT}=1`)) return true;
  try {
    return localStorage.getItem(REMEMBERED)?.includes('username\\":') ?? false;
  } catch {
    // Without storage no member is remembered.
    return false;
  }
}

/** Removes the cookie once the server has answered that there is no session. */
export function dropSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari had no Cookie Store API before version 18.4
  document.cookie = `${SESSION_HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
}
