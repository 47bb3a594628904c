import { lookAtSession } from '@/store/lookAtSession';
import { useAppStore } from './redux';

const MOST_TRIES = 3;

/** What changes the session by a member's own hand; next-auth's client loads with the first use. */
export function useSessionActions() {
  const store = useAppStore();
  return {
    /** Signs out on both sides. Throws when the site cannot be reached: then one is still signed in. */
    signOut: async () => {
      const { getCsrfToken, signOut } = await import('next-auth/react');
      if (!(await getCsrfToken())) throw new Error('The site could not be reached');
      // A page that was under way when the cookie went may bring it back with its answer.
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await signOut({ redirect: false });
        if (!(await lookAtSession(store))) return;
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
      await lookAtSession(store);
    },
  };
}
