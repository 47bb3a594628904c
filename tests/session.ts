import { encode } from 'next-auth/jwt';
import { env } from '@/lib/env';
import { cookieToken } from '@/server/auth/cookieToken';
import type { TestMember } from './factories';

/** Encrypts the cookie of a member's session as next-auth does at sign-in; none for a visitor. */
export async function sessionCookies(member?: TestMember): Promise<Record<string, string>> {
  if (!member) return {};
  const { user, token: accessToken } = member;
  // Only refreshing the session needs a refresh token, which does not happen here.
  const token = cookieToken({ user, accessToken, refreshToken: '' }, Date.now());
  return { 'next-auth.session-token': await encode({ token, secret: env().NEXTAUTH_SECRET }) };
}
