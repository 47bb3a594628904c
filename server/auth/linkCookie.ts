import type { NextApiRequest, NextApiResponse } from 'next';
import { LINK_SECONDS } from '@/contract/auth';
import { own } from '@/contract/own';
import { accessTokenOf } from './cookieAccess';

/** The cookie that makes the next answer of a social provider a link, not a sign-in. */
const COOKIE = 'gyeol-link';

/** Returns the link key of a sign-in form, as the provider makes them; '' for a form that signs in. */
const keyIn = (body: { link?: unknown } | undefined): string =>
  typeof body?.link === 'string' && /^[\w-]{20,200}$/.test(body.link) ? body.link : '';

/**
 * Stores the key of a link that begins, and returns it with the session's access token once the social provider has
 * answered. The key alone links nothing: the provider accepts it in the session that asked for it only. It is stored
 * for one attempt, since a later sign-in must not become a link.
 */
export async function linkOf(
  req: NextApiRequest,
  res: NextApiResponse,
  { action, isSecure }: { action: string | undefined; isSecure: boolean },
): Promise<{ key: string; accessToken: string } | undefined> {
  if (action !== 'signin' && action !== 'callback') return undefined;
  const stored = own(req.cookies, COOKIE);
  const key = action === 'signin' ? keyIn(req.body) : '';
  if (key || stored) {
    const attributes = `Path=/api/auth; Max-Age=${key ? LINK_SECONDS : 0}; HttpOnly; SameSite=Lax`;
    res.appendHeader('Set-Cookie', `${COOKIE}=${key}; ${attributes}${isSecure ? '; Secure' : ''}`);
  }
  return action === 'callback' && stored ? { key: stored, accessToken: (await accessTokenOf(req)) ?? '' } : undefined;
}
