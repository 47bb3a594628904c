import { own } from '@/contract/own';
import { callbackPath } from '@/lib/callbackUrl';

/** next-auth's cookie of the address to return to after a sign-in, with the prefix that it has over https. */
const COOKIES = ['next-auth.callback-url', '__Secure-next-auth.callback-url'];

/**
 * Returns the path to return to that a request's cookies name, and forgets one that is not of this site: next-auth
 * would reject every call that brings it, so that a page fails for as long as the browser keeps the cookie.
 */
export function rememberedPath(cookies: Partial<Record<string, string>>, origin: string): string | null {
  const remembered = COOKIES.map((name) => own(cookies, name)).find(Boolean);
  const path = callbackPath(remembered, origin);
  // lookup-allowed: the names are those of next-auth's cookies, constants of the code
  if (path === null) for (const name of COOKIES) delete cookies[name];
  return path;
}
