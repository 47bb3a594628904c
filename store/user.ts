import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/contract/users';

/** A member as the browser holds one: nothing that only they may see but their own address. */
export type SessionUser = Omit<User, 'account' | 'delivery'>;

type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/**
 * The session user state of the specification. `store/persist.ts` lists the persisted fields. Until the
 * session is known, `user` and `username` are those of the last visit.
 */
export interface UserState {
  user: SessionUser | null;
  username: string;
  email: string;
  accessToken: string;
  /** Stays empty for a session held by the cookie: only next-auth's server side refreshes. */
  refreshToken: string;
  /** Whether there is a member and a token of this visit: no personal data is fetched or shown without. */
  isLogin: boolean;
  /** next-auth's session without its member and token, which have fields of their own. */
  session: { status: SessionStatus; expires: string };
  /** The nonce that is shown, '' without one. */
  nonce: string;
}

const initialState: UserState = {
  user: null,
  username: '',
  email: '',
  accessToken: '',
  refreshToken: '',
  isLogin: false,
  session: { status: 'loading', expires: '' },
  nonce: '',
};

/** Sets `isLogin`, which needs both a member and an access token. */
function settle(state: UserState) {
  state.isLogin = state.user !== null && state.accessToken !== '';
}

function publicUser(state: UserState, { account: _, delivery: __, ...user }: User) {
  state.user = user;
  state.username = user.username;
  state.email = user.email ?? '';
}

const slice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    /** Stores the member and tokens of the cookie's session, or of a nonce. */
    authenticated(state, { payload }: PayloadAction<{ user: User; accessToken: string; refreshToken?: string }>) {
      publicUser(state, payload.user);
      state.accessToken = payload.accessToken;
      state.refreshToken = payload.refreshToken ?? '';
      settle(state);
    },
    userChanged(state, { payload }: PayloadAction<User>) {
      publicUser(state, payload);
      settle(state);
    },
    sessionChanged(state, { payload }: PayloadAction<UserState['session']>) {
      state.session = payload;
    },
    nonceChanged(state, { payload }: PayloadAction<string>) {
      state.nonce = payload;
    },
    loggedOut: (): UserState => ({
      ...initialState,
      session: { status: 'unauthenticated', expires: '' },
    }),
  },
});

export const { authenticated, userChanged, sessionChanged, nonceChanged, loggedOut } = slice.actions;
export const userReducer = slice.reducer;
