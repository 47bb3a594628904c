import type { GetServerSidePropsContext, Redirect } from 'next';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';

/**
 * A longer address loses its query when it is passed through sign-in: as a parameter it grows by two thirds,
 * and proxies reject responses whose headers exceed some kilobytes.
 */
const MAX_RETURN = 1000;

const returnOf = (address: string) =>
  address.length > MAX_RETURN ? (address.split('?')[0] ?? '').slice(0, MAX_RETURN) : address;

/** Redirects a visitor of a members' page to sign-in (`error=SessionRequired`), and back after it. */
export function signInRedirect({ resolvedUrl, locale = 'ko' }: GetServerSidePropsContext): {
  redirect: Redirect;
} {
  const signIn = paths.signIn({ error: 'SessionRequired', callbackUrl: returnOf(resolvedUrl) });
  return { redirect: { destination: inLanguage(signIn, locale), permanent: false } };
}

/** next-auth's session cookie, in one or in chunks, with the prefix that it has over https. */
const SESSION_COOKIE = /^(__Secure-)?next-auth\.session-token(\.\d+)?$/;

/**
 * Redirects to sign-in when the provider refused the session of the request's cookie, and expires that
 * cookie: sign-in would otherwise take the visitor for signed in and lead straight back.
 */
export function endedSessionRedirect(context: GetServerSidePropsContext): { redirect: Redirect } {
  const { req, res } = context;
  const stored = [res.getHeader('Set-Cookie') ?? []]
    .flat()
    .filter((cookie) => !SESSION_COOKIE.test(String(cookie).split('=', 1)[0] ?? ''));
  const expired = Object.keys(req.cookies)
    .filter((name) => SESSION_COOKIE.test(name))
    .map((name) => {
      const secure = name.startsWith('__Secure-') ? '; Secure' : '';
      return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
    });
  res.setHeader('Set-Cookie', [...stored.map(String), ...expired]);
  res.setHeader('Cache-Control', 'private, no-store');
  return signInRedirect(context);
}
