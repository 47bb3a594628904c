import type { NextApiRequest } from 'next';
import { env } from '@/lib/env';
import { requestOrigin } from '@/lib/siteOrigin';

/** Returns whether a request comes from a page of ours, by headers that a page cannot forge. */
export function isFromOwnPage(req: NextApiRequest): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return req.headers.origin === requestOrigin(req.headers.host, env().NEXTAUTH_URL);
}
