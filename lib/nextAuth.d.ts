import type { User } from '../contract/users.ts';

/** The reason why a session's token could not be refreshed just now; the session itself is still valid. */
type RefreshFailure = 'unavailable';

declare module 'next-auth' {
  /**
   * The session as the browser sees it, without the refresh token, which stays in the HttpOnly cookie.
   */
  interface Session {
    user: User;
    accessToken: string;
    /** When the cookie expires unless it is refreshed, ISO 8601. */
    expires: string;
    error?: RefreshFailure;
  }
}

declare module 'next-auth/jwt' {
  /** The content of the encrypted cookie. */
  interface JWT {
    user: Omit<User, 'account' | 'delivery'>;
    accessToken: string;
    refreshToken: string;
    /** When the access token was issued, in ms. */
    issuedAt: number;
    error?: RefreshFailure;
  }
}
