import type { JWT } from 'next-auth/jwt';
import { ACCESS_TOKEN_SECONDS } from '@/contract/constants/common';
import type { Tokens } from '@/contract/signIn';
import { authenticate, type Caller, RejectedCall, readMember } from './calls';

/** Refreshed once half its lifetime is over, so that no page gets a token that is about to expire. */
const RENEW_AFTER_MS = (ACCESS_TOKEN_SECONDS * 1000) / 2;

/** Returns the part of a member in the cookie: nothing that only the settings page needs. */
function cookieUserOf({ account: _, delivery: __, ...user }: Tokens['user']): JWT['user'] {
  return user;
}

/** Returns the part of a response in the cookie. */
export const cookieToken = ({ user, accessToken, refreshToken }: Tokens, now: number): JWT => ({
  user: cookieUserOf(user),
  accessToken,
  refreshToken,
  issuedAt: now,
});

export const isDue = (token: JWT, now: number) => now - token.issuedAt >= RENEW_AFTER_MS;

/** The provider has ended the session; next-auth then clears the cookie. */
class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

/** Refresh calls in flight by their refresh token: several tabs at once cause one call. */
const inFlight = new Map<string, Promise<Tokens>>();

function refresh(caller: Caller, refreshToken: string): Promise<Tokens> {
  const running = inFlight.get(refreshToken);
  if (running) return running;
  const started = authenticate(caller, { refreshToken }).finally(() => inFlight.delete(refreshToken));
  inFlight.set(refreshToken, started);
  return started;
}

/** Returns whether the provider itself rejected a call; one without a body is from a proxy. @throws any other error */
function isRejection(error: unknown): error is RejectedCall {
  if (!(error instanceof RejectedCall)) throw error;
  return error.body !== null && error.status < 500 && error.status !== 429;
}

/**
 * Returns the token while its session exists at the provider, which may have ended it since the cookie was
 * written. When the provider is down, the token is returned unchanged. @throws SessionEndedError when the
 * session has ended
 */
export async function confirmed(token: JWT, caller: Caller): Promise<JWT> {
  try {
    const member = await readMember(caller, token.user.username, token.accessToken);
    return { ...token, user: cookieUserOf(member) };
  } catch (error) {
    const isOver = isRejection(error) && (error.status === 401 || error.status === 403);
    if (isOver) throw new SessionEndedError(error.message);
    return token;
  }
}

/**
 * Returns the token with fresh access and refresh tokens. When the provider is down, the old one is returned,
 * marked once it has expired. @throws SessionEndedError when the provider rejects it
 */
export async function refreshToken(token: JWT, caller: Caller, now: number): Promise<JWT> {
  try {
    return cookieToken(await refresh(caller, token.refreshToken), now);
  } catch (error) {
    if (isRejection(error)) throw new SessionEndedError(error.message);
    const hasEnded = now - token.issuedAt >= ACCESS_TOKEN_SECONDS * 1000;
    return { ...token, error: hasEnded ? 'unavailable' : undefined };
  }
}
