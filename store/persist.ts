import type { Reducer } from '@reduxjs/toolkit';
import { createTransform, persistReducer, persistStore } from 'redux-persist';
import { PERSIST_TIMEOUT_MS } from '@/lib/constants';
import { type AppStore, reducerWith } from './makeStore';
import { storage } from './storage';
import { type SessionUser, type UserState, userReducer } from './user';

/** Returns a member without the private fields. */
const publicUser = (user: SessionUser | null): SessionUser | null =>
  user && { ...user, email: null, email_verified: null };

/**
 * Restores the last visit's member while the session is unknown. `isLogin` stays false: their token is loaded
 * with the session.
 */
function takeRemembered(remembered: UserState, _: UserState, state: UserState): UserState {
  const { user, username } = remembered;
  if (state.session.status !== 'loading' || state.user || !user) return state;
  return { ...state, user, username };
}

const persistedUser = persistReducer<UserState>(
  {
    key: 'user',
    storage,
    timeout: PERSIST_TIMEOUT_MS,
    // Public fields. No token, address or nonce is in storage that scripts can read.
    whitelist: ['user', 'username', 'isLogin'],
    // On reading as well: storage written before this list still contains the address.
    transforms: [createTransform(publicUser, publicUser, { whitelist: ['user'] })],
    stateReconciler: takeRemembered,
  },
  userReducer,
);

/** Reduces the user's state, which also contains redux-persist's own `_persist`. */
const user: Reducer<UserState> = (state, action) =>
  persistedUser(state as ReturnType<typeof persistedUser> | undefined, action);

/** Persists the user's state between visits. Loaded with the session, after the first paint. */
export function persistUser(store: AppStore) {
  store.replaceReducer(reducerWith(user));
  return persistStore(store);
}
