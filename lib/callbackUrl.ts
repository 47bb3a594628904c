import { RETURN_PATH } from '../contract/constants/signIn.ts';
import { plainPath } from './plainPath.ts';
import { isSameSite } from './siteOrigin.ts';

/**
 * Characters that browsers drop or turn into a slash: an address with them leads elsewhere than it seems.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const MISLEADING = /[\u0000-\u0020\\\u007f]/;

/**
 * Returns the path in its plain spelling, the query and the hash to go to after signing in, for an address on this
 * site; null for any other (`//evil`, `https:evil`, `\\evil`). A site on this machine has several origins.
 */
export function callbackPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length > 2000 || MISLEADING.test(value)) return null;
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (!isSameSite(url, new URL(origin)) || url.pathname.startsWith('//')) return null;
  return plainPath(url.pathname) + url.search + url.hash;
}

/** Returns a path to return to as a mailed link can have it: undefined for a very long one, and without one. */
export const mailablePath = (path: string | null | undefined): string | undefined =>
  path && path !== '/' && RETURN_PATH.test(path) ? path : undefined;
