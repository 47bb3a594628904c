import { persistReducer, persistStore } from 'redux-persist';
import { PERSIST_TIMEOUT_MS } from '@/lib/constants';
import { type AppStore, reducerWith } from './makeStore';
import { storage } from './storage';
import { type UserState, userReducer } from './user';

const persistedUser = persistReducer<UserState>(
  {
    key: 'user',
    storage,
    timeout: PERSIST_TIMEOUT_MS,
    // What the next page learns for itself, and what no script should find lying about.
    blacklist: ['session', 'nonce', 'refreshToken'],
  },
  userReducer,
);

/** Keeps the user state alone from visit to visit. Comes with the session's look, after the paint. */
export function persistUser(store: AppStore) {
  // Its state also holds the library's own `_persist`, which is nobody else's business.
  store.replaceReducer(reducerWith(persistedUser as unknown as typeof userReducer));
  return persistStore(store);
}
