import type { Session } from 'next-auth';
import { sessionIdOf } from '@/lib/accessToken';
import { endedClaims } from '@/lib/browser/endedSession';
import { notifyRelogin } from '@/lib/browser/notifyRelogin';
import { dropSessionHint } from '@/lib/browser/sessionHint';
import { BROWSER_TIMEOUT_MS } from '@/lib/callLimits';
import { endLeftoverCookie } from './endCookie';
import type { AppStore } from './makeStore';
import { authenticated, loggedOut, sessionChanged } from './user';

const SESSION_URL = '/api/auth/session';

/** Reports whether this browser ended the session of a token, whatever its cookie still says. */
const isEnded = (accessToken: string) => sessionIdOf(accessToken) === sessionIdOf(endedClaims());

/**
 * Stores the session that next-auth reports and returns its access token, '' without one. A session that this
 * browser has ended counts as none: a cookie that survived a failed sign-out would be rejected, ended and
 * restored again in a loop. A member whose session was ended elsewhere, or has expired, is asked to sign in
 * again.
 */
export function applySession(store: AppStore, session: Session | null): string {
  if (!session || isEnded(session.accessToken)) {
    const { user, accessToken } = store.getState().user;
    if (session) endLeftoverCookie();
    else {
      dropSessionHint();
      // Signing out in this browser forgets the member, in other tabs by the claims of the token.
      if (user && !(accessToken && isEnded(accessToken))) void notifyRelogin(401);
    }
    store.dispatch(loggedOut());
    return '';
  }
  const { user, accessToken, expires } = session;
  store.dispatch(authenticated({ user, accessToken }));
  store.dispatch(sessionChanged({ status: 'authenticated', expires }));
  return accessToken;
}

/** Signs out a member whose session this browser has ended, in whatever tab; the site need not be reached for it. */
export function dropEnded(store: AppStore): void {
  const { accessToken } = store.getState().user;
  if (accessToken && isEnded(accessToken)) store.dispatch(loggedOut());
}

/** Returns the session that the cookie has, also one that this browser has ended. @throws when the site could not say */
export async function readSession(): Promise<Session | null> {
  // A caller that awaits it, such as an action, needs to know when there is no answer.
  const answer = await fetch(SESSION_URL, { signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The session could not be read: ${answer.status}`);
  const body: Session | Record<string, never> = await answer.json();
  const session = 'accessToken' in body ? (body as Session) : null;
  if (session?.error) throw new Error(`The session could not be renewed: ${session.error}`);
  return session;
}

let inFlight: Promise<string> | undefined;

/**
 * Reads the cookie's session into the store; several concurrent reads are one. Returns the access token,
 * '' for a visitor.
 * @throws when the site could not say, which is no reason to sign a member out
 */
export function refreshSession(store: AppStore): Promise<string> {
  inFlight ??= readSession()
    .then((session) => applySession(store, session))
    .finally(() => {
      inFlight = undefined;
    });
  return inFlight;
}

/**
 * Waits until the session that next-auth's provider has read is in the store; none while it is not
 * mounted.
 */
let providerTaken: (() => Promise<void>) | undefined;

/** Registers the wait of a mounted provider; returns a function that removes it. */
export function registerProvider(taken: () => Promise<void>): () => void {
  providerTaken = taken;
  return () => {
    if (providerTaken === taken) providerTaken = undefined;
  };
}

/**
 * Stores the session after a sign-in by next-auth's client, whose provider reads it: it is read here only
 * when the access token is still `before`, the one from before the sign-in. @throws when the site did not
 * answer
 */
export async function takeSignedIn(store: AppStore, before: string): Promise<void> {
  await providerTaken?.();
  if (store.getState().user.accessToken === before) await refreshSession(store);
}
