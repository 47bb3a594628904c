import type { NextApiRequest } from 'next';
import { getToken } from 'next-auth/jwt';
import { env } from '@/lib/env';

/**
 * Returns the access token in a request's session cookie, for requests by an `<img>`, which carries no
 * bearer token; undefined for a visitor.
 */
export async function accessTokenOf(req: NextApiRequest): Promise<string | undefined> {
  const { NEXTAUTH_SECRET, NEXTAUTH_URL } = env();
  const secureCookie = NEXTAUTH_URL.startsWith('https://');
  const token = await getToken({ req, secret: NEXTAUTH_SECRET, secureCookie });
  return token?.accessToken;
}
