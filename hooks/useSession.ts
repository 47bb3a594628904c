import { rememberEnded } from '@/lib/browser/endedSession';
import { forgetOwnPages } from '@/lib/browser/ownPages';
import { forgetSearches } from '@/lib/browser/recentSearches';
import { endCookie } from '@/store/endCookie';
import { applySession, readSession, refreshSession } from '@/store/refreshSession';
import { loggedOut } from '@/store/user';
import { useAppStore } from './redux';

const MOST_TRIES = 3;

/** Returns the actions that end or refresh the session; next-auth's client is loaded on first use. */
export function useSessionActions() {
  const store = useAppStore();
  return {
    /**
     * Signs out: in this browser whatever happens, which forgets what it remembers of the member, and on the server.
     * @throws when the server could not be reached; the cookie's session then ends with the next visit
     */
    signOut: async () => {
      const { accessToken } = store.getState().user;
      // First, so that a call in flight that is rejected meanwhile is of no session that ended by itself.
      store.dispatch(loggedOut());
      forgetOwnPages();
      forgetSearches();
      // Before other tabs hear that the cookie has ended, which else would ask their reader to sign in again.
      if (accessToken) rememberEnded(accessToken);
      // A page in flight when the cookie was deleted may set it again with its answer.
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await endCookie();
        const session = await readSession();
        if (!session) {
          applySession(store, session);
          return;
        }
      }
      throw new Error('The session came back each time it was ended');
    },
    /** Renews the session and with it what the store knows of the member. */
    update: async () => {
      const { getCsrfToken } = await import('next-auth/react');
      const csrfToken = await getCsrfToken();
      await fetch('/api/auth/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ csrfToken }),
      });
      await refreshSession(store);
    },
  };
}
