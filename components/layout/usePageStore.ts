import { useEffect, useState } from 'react';
import { rememberEnded } from '@/lib/browser/endedSession';
import { notifyRelogin } from '@/lib/browser/notifyRelogin';
import { readerZone } from '@/lib/browser/readerZone';
import { hasSessionHint } from '@/lib/browser/sessionHint';
import { type AppStore, makeStore } from '@/store/makeStore';
import { applySnapshot, type Snapshot } from '@/store/snapshot';
import { loggedOut } from '@/store/user';

/** Creates the browser's store: calls go to the site's own origin and send the page's language and time zone. */
function makeBrowserStore(): AppStore {
  if (typeof window === 'undefined') return makeStore({});
  const store: AppStore = makeStore({
    get locale() {
      return document.documentElement.lang;
    },
    get timeZone() {
      return readerZone();
    },
    hasSessionHint,
    renewToken: async () => (await import('@/store/refreshSession')).refreshSession(store),
    onSessionEnded: (status, token) => void handleSessionEnded(store, status, token),
  });
  return store;
}

/**
 * Ends the session on both sides and warns, once however many calls were rejected together: only the first
 * finds its token still in the store. In the browser it ends whatever the server answers. Values typed into a
 * form stay.
 */
export async function handleSessionEnded(store: AppStore, status: number, token: string) {
  if (store.getState().user.accessToken !== token) return;
  store.dispatch(loggedOut());
  if (token) rememberEnded(token);
  await Promise.allSettled([
    notifyRelogin(status),
    token && import('@/store/endCookie').then(({ endCookie }) => endCookie()),
  ]);
}

/** Returns the store of this visit, with the page's answers merged before the page is rendered. */
export function usePageStore(snapshot: Snapshot | undefined): AppStore {
  const [store] = useState(makeBrowserStore);
  const [taken, setTaken] = useState<Snapshot>();
  if (snapshot && snapshot !== taken) {
    applySnapshot(store, snapshot);
    setTaken(snapshot);
  }
  useEffect(() => {
    if (!taken || !store.getState().user.isLogin) return;
    import('@/store/personal').then(
      ({ refetchPersonal }) => refetchPersonal(store, taken),
      // Without a network, which the offline notice reports.
      () => undefined,
    );
  }, [store, taken]);
  return store;
}
