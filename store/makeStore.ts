import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { baseApi, type ContextOf, noWrites } from '@/api/baseApi';
import type { CallContext } from '@/api/httpClient';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { publicEnv } from '@/lib/env.public';
import { type UserState, userReducer } from './user';

/** Combines the state of the API and of the user, with `user` as its reducer. */
export const reducerWith = (user: Reducer<UserState>) =>
  combineReducers({ [baseApi.reducerPath]: baseApi.reducer, user });

/**
 * The target of calls and the listener for the session's end: one of the browser, one a server request.
 */
export type CallSettings = Partial<Omit<CallContext, 'accessToken'>> & {
  /** The member's token on the server; the browser's is in its state. */
  accessToken?: string;
  /** Whether this browser may have a session, while the state does not say so yet. */
  hasSessionHint?: () => boolean;
};

/** Creates a store: one per request on the server, one per visit in the browser. */
export function makeStore(settings: CallSettings) {
  const writes = noWrites();
  const contextOf: ContextOf = (state) => {
    const { accessToken, session } = (state as { user: UserState }).user;
    return {
      baseURL: '/api/v1/',
      locale: 'ko',
      timeZone: FALLBACK_TIME_ZONE,
      onSessionEnded: () => undefined,
      accessToken,
      isSessionPending: session.status === 'loading' && settings.hasSessionHint?.() === true,
      ...settings,
      writes,
    };
  };
  return configureStore({
    reducer: reducerWith(userReducer),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: contextOf },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
    // Batching delays subscribers by a timer; a server's store has none.
    enhancers: (defaults) => defaults({ autoBatch: typeof window !== 'undefined' }),
    devTools: publicEnv.development,
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
