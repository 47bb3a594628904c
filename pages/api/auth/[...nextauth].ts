import { secondsInDay } from 'date-fns/constants';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuthModule from 'next-auth';
import { own } from '@/contract/own';
import { callbackPath } from '@/lib/callbackUrl';
import { SESSION_HINT, TWO_STEP_COOKIE } from '@/lib/constants';
import { env } from '@/lib/env';
import { defaultOf } from '@/lib/interop';
import { mailedKey } from '@/lib/mailedQuery';
import { inLanguage, languageOfPath } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { requestOrigin } from '@/lib/siteOrigin';
import { addressLimit } from '@/server/addressLimit';
import { rememberedPath } from '@/server/auth/callbackCookie';
import { sessionTokenOf } from '@/server/auth/cookieAccess';
import { linkPage } from '@/server/auth/emailLink';
import { linkOf } from '@/server/auth/linkCookie';
import { sessionOptions } from '@/server/auth/options';
import { clientAddress } from '@/server/clientAddress';
import { isFromOwnPage } from '@/server/ownPage';

const NextAuth = defaultOf(NextAuthModule);

/** How long next-auth's cookie lives, by its default. */
const SESSION_DAYS = 30;

/** The codes that a browser may have logged, and how often from one address. */
const CLIENT_CODES = ['CLIENT_FETCH_ERROR', 'CLIENT_SESSION_ERROR'];
const mayLog = addressLimit(30, 60);

/** Responds in the form that next-auth's client expects: an address in JSON, or a redirect. */
function send(req: NextApiRequest, res: NextApiResponse, url: string) {
  if (req.body?.json === 'true') res.status(400).json({ url });
  else res.redirect(302, url);
}

/** Returns whether an address is one of next-auth's own, where it leads after an error. */
const isAuthPath = (address: string, origin: string) => new URL(address, origin).pathname.startsWith('/api/auth/');

/**
 * Handles next-auth below /api/auth. It rejects a `callbackUrl` of another site first, except for sign-out,
 * which ends the session and redirects to the home page. A mailed link signs in by the button of its page only. A
 * browser may log only the two known codes.
 */
export default async function auth(req: NextApiRequest, res: NextApiResponse) {
  // Session, CSRF token and redirects are one visitor's; next-auth itself sets this for the session only.
  res.setHeader('Cache-Control', 'private, no-store');
  const origin = requestOrigin(req.headers.host, env().NEXTAUTH_URL);
  const action = req.query.nextauth?.[0];
  const asked: unknown = req.body?.callbackUrl ?? req.query.callbackUrl;
  const remembered = rememberedPath(req.cookies, origin);
  const path = asked === undefined ? remembered : callbackPath(asked, origin);
  if (asked !== undefined && path === null) {
    const isSignOut = action === 'signout' && req.method === 'POST' && req.body?.callbackUrl;
    if (!isSignOut) return send(req, res, origin + paths.authError('InvalidCallbackUrl'));
    req.body.callbackUrl = paths.home();
  }
  const locale = languageOfPath(path ?? '/');
  const isMailedLink = action === 'callback' && req.query.nextauth?.[1] === 'email';
  if (isMailedLink && !(req.method === 'POST' && isFromOwnPage(req))) {
    res.redirect(302, linkPage(new URL(req.url ?? '/', origin), locale));
    return;
  }

  if (action === '_log') {
    const { code, level } = req.body ?? {};
    if (!CLIENT_CODES.includes(code) || level !== 'error') return res.status(400).json({});
    if (!(await mayLog(req, res))) return;
  }
  // next-auth answers a wrong password with 401, which here would mean "log in again".
  const setStatus = res.status.bind(res);
  res.status = (status) => setStatus(status === 401 ? 400 : status);
  const caller = { address: clientAddress(req), locale, userAgent: req.headers['user-agent'] };
  const setCookie = (cookie: string, seconds: number) => {
    const secure = origin.startsWith('https:') ? '; Secure' : '';
    res.appendHeader('Set-Cookie', `${cookie}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
  };
  const hint = (mayHaveSession: boolean) =>
    setCookie(`${SESSION_HINT}=1`, mayHaveSession ? SESSION_DAYS * secondsInDay : 0);
  const twoStep = {
    challenge: own(req.cookies, TWO_STEP_COOKIE) ?? '',
    save: (challenge: string, seconds: number) => setCookie(`${TWO_STEP_COOKIE}=${challenge}; HttpOnly`, seconds),
  };
  const link = await linkOf(req, res, { action, isSecure: origin.startsWith('https:') });
  if (link) {
    // Whatever was wrong with the social provider's answer, next-auth would lead a member who is signed in to sign in.
    const failed = origin + inLanguage(paths.settings('links', { link: 'failed' }), locale);
    const setHeader = res.setHeader.bind(res);
    res.setHeader = (name, value) =>
      setHeader(name, name === 'Location' && isAuthPath(String(value), origin) ? failed : value);
  }
  const attempt = mailedKey(req.query, 'attempt');
  const returnTo = path ?? undefined;
  const former = action === 'callback' ? await sessionTokenOf(req) : null;
  const options = { origin, isConfirmed: action === 'session', link, returnTo, twoStep, former, attempt, hint };
  await NextAuth(req, res, sessionOptions(caller, options));
}
