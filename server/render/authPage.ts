import type { GetServerSidePropsContext } from 'next';
import { callbackPath } from '@/lib/callbackUrl';
import { env } from '@/lib/env';
import { inAppBrowserOf } from '@/lib/inAppBrowser';
import { withoutLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { waysIn } from '@/server/auth/social';

/** The pages of signing in and up, to which nobody returns: a member who has signed in is past them. */
const WAY_IN = /^\/auth\/(?!verify-email\b)/;

/**
 * Returns the path to return to that an address names, without a language; null for none of this site. For a page of
 * signing in it is the one to which that page itself leads.
 */
export function returnPathOf(named: unknown): string | null {
  const { origin } = new URL(env().NEXTAUTH_URL);
  const address = callbackPath(named, origin);
  if (address === null) return null;
  const path = withoutLanguage(address);
  if (!WAY_IN.test(path)) return path;
  return returnPathOf(new URL(path, origin).searchParams.get('callbackUrl')) ?? paths.home();
}

/** Reads the props of the sign-in and sign-up pages from their request. */
export function authPageProps({ query, req }: GetServerSidePropsContext) {
  const { origin } = new URL(env().NEXTAUTH_URL);
  const asked = returnPathOf(query.callbackUrl);
  return {
    origin,
    ways: waysIn(),
    /** The path to go to afterwards: on this site, without a language. */
    callbackPath: asked ?? paths.home(),
    /** Whether a given address to return to was rejected, since it is not this site's. */
    callbackRejected: query.callbackUrl !== undefined && asked === null,
    /** The app in whose browser the page is opened. */
    inApp: inAppBrowserOf(req.headers['user-agent'] ?? '') ?? null,
  };
}
