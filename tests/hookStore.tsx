import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, makeStore } from '@/store/makeStore';
import { authenticated, loggedOut, sessionChanged } from '@/store/user';

/** Creates the site's store, and a wrapper with it for `renderHook`. */
export function hookStore() {
  const store = makeStore({});
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, wrapper };
}

/** Stores the member of the browser's last visit; with a token, the member is signed in. */
export function remember({ dispatch }: AppStore, username: string, accessToken = '') {
  dispatch(authenticated({ user: { username } as never, accessToken }));
}

export function signIn(store: AppStore, username: string) {
  remember(store, username, 'token');
  store.dispatch(sessionChanged({ status: 'authenticated', expires: '' }));
}

export const signOut = ({ dispatch }: AppStore) => dispatch(loggedOut());
