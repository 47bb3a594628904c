import type { NextApiRequest } from 'next';
import { getToken, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/env';

/** Returns what a request's session cookie has; null for a visitor. */
export function sessionTokenOf(req: NextApiRequest): Promise<JWT | null> {
  const { NEXTAUTH_SECRET, NEXTAUTH_URL } = env();
  const secureCookie = NEXTAUTH_URL.startsWith('https://');
  return getToken({ req, secret: NEXTAUTH_SECRET, secureCookie });
}

/**
 * Returns the access token in a request's session cookie, for requests by an `<img>`, which carries no
 * bearer token; undefined for a visitor.
 */
export const accessTokenOf = async (req: NextApiRequest): Promise<string | undefined> =>
  (await sessionTokenOf(req))?.accessToken;
