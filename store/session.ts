import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { Session } from 'next-auth';
import { getServerSession } from 'next-auth/next';
import { sessionOptions } from '@/api/session/options';
import { inLanguage } from '@/lib/callbackUrl';
import { clientAddress } from '@/lib/clientAddress';
import { scenarioHeader } from '@/lib/env.scenario';
import { paths } from '@/lib/paths';
import type { CallSettings } from './makeStore';

/** The session of the request's cookie, renewed when it is due; null for a visitor. */
export async function readSession({
  req,
  res,
  locale = 'ko',
}: GetServerSidePropsContext): Promise<Session | null> {
  res.setHeader('Cache-Control', 'private, no-store');
  const caller = { address: clientAddress(req), locale };
  return getServerSession(req, res, sessionOptions(caller));
}

/** What a page for members knows while it is rendered. */
export interface MemberPage {
  session: Session;
  /** For `renderRequest`: its calls are the member's and come from the member's address. */
  settings: CallSettings;
}

/**
 * Renders a page that only members see. Anyone else is sent to sign in, told why
 * (`error=SessionRequired`), and comes back after it.
 */
export async function requireSession<P>(
  context: GetServerSidePropsContext,
  render: (page: MemberPage) => Promise<GetServerSidePropsResult<P>>,
): Promise<GetServerSidePropsResult<P>> {
  const session = await readSession(context);
  const rendered = session && (await renderFor(context, session, render));
  if (rendered) return rendered;
  const signIn = paths.signIn({ error: 'SessionRequired', callbackUrl: context.resolvedUrl });
  const destination = inLanguage(signIn, context.locale ?? 'ko');
  return { redirect: { destination, permanent: false } };
}

/** Renders a page of managers'. For anyone else, signed in or not, it is not there. */
export async function requireManager<P>(
  context: GetServerSidePropsContext,
  render: (page: MemberPage) => Promise<GetServerSidePropsResult<P>>,
): Promise<GetServerSidePropsResult<P>> {
  const session = await readSession(context);
  if (!session?.user.is_manager) return { notFound: true };
  return (await renderFor(context, session, render)) ?? { notFound: true };
}

/**
 * Renders a page for a member. The cookie may be older than the end of its session at the provider
 * (signed out elsewhere, revoked, suspended): once a call of the page is refused for that, the cookie is
 * removed and undefined returned, so that no page shows what the cookie still says of the member.
 */
async function renderFor<P>(
  context: GetServerSidePropsContext,
  session: Session,
  render: (page: MemberPage) => Promise<GetServerSidePropsResult<P>>,
): Promise<GetServerSidePropsResult<P> | undefined> {
  let hasEnded = false;
  const onSessionEnded = () => {
    hasEnded = true;
  };
  const settings = { ...settingsOf(context, session), onSessionEnded };
  const rendered = await render({ session, settings });
  if (!hasEnded) return rendered;
  removeSessionCookie(context);
  return undefined;
}

/** The cookies that hold next-auth's session, which it splits into `.0`, `.1` … when it is long. */
const SESSION_COOKIE = /^(__Secure-)?next-auth\.session-token(\.\d+)?$/;

/** Expires the session's cookies, in the place of renewed ones that the answer may hold by now. */
function removeSessionCookie({ req, res }: GetServerSidePropsContext) {
  const expired = Object.keys(req.cookies)
    .filter((name) => SESSION_COOKIE.test(name))
    .map((name) => {
      const secure = name.startsWith('__Secure-') ? '; Secure' : '';
      return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
    });
  const others = [res.getHeader('Set-Cookie') ?? []]
    .flat()
    .map(String)
    .filter((cookie) => !SESSION_COOKIE.test(cookie.split('=')[0] ?? ''));
  res.setHeader('Set-Cookie', [...others, ...expired]);
}

const settingsOf = (context: GetServerSidePropsContext, session: Session): CallSettings => ({
  accessToken: session.accessToken,
  headers: {
    ...scenarioHeader(context.req.cookies),
    'X-Forwarded-For': clientAddress(context.req),
  },
});
