import type { Session } from 'next-auth';
import { BROWSER_TIMEOUT_MS } from '@/api/timeout';
import type { AppStore } from './makeStore';
import { authenticated, loggedOut, sessionChanged } from './user';

const SESSION_URL = '/api/auth/session';

/** Takes what next-auth says of the session into the store; null is nobody's. */
export function takeSession(store: AppStore, session: Session | null) {
  if (!session) {
    store.dispatch(loggedOut());
    return;
  }
  const { user, accessToken, expires } = session;
  store.dispatch(authenticated({ user, accessToken }));
  store.dispatch(sessionChanged({ status: 'authenticated', expires }));
}

async function look(store: AppStore): Promise<string> {
  // Who waits for it, such as a tap, is to be told when nothing comes.
  const answer = await fetch(SESSION_URL, { signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The session could not be read: ${answer.status}`);
  const body: Session | Record<string, never> = await answer.json();
  const session = 'accessToken' in body ? (body as Session) : null;
  if (session?.error) throw new Error(`The session could not be renewed: ${session.error}`);
  takeSession(store, session);
  return session?.accessToken ?? '';
}

let underWay: Promise<string> | undefined;

/**
 * Looks at the cookie's session and takes it into the store; several looks at once are one. Answers
 * the access token, '' when nobody is signed in.
 * @throws when the site could not say, which is no reason to log anyone out
 */
export function lookAtSession(store: AppStore): Promise<string> {
  underWay ??= look(store).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
