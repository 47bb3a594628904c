import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { Session } from 'next-auth';
import { getServerSession } from 'next-auth/next';
import type { CallContext } from '@/api/httpClient';
import { env } from '@/lib/env';
import { scenarioHeader } from '@/lib/env.scenario';
import { rememberedPath } from '@/server/auth/callbackCookie';
import { sessionOptions } from '@/server/auth/options';
import { clientAddress } from '@/server/clientAddress';
import type { CallSettings } from '@/store/makeStore';
import { deadlineOf } from './deadline';
import { endedSessionRedirect, signInRedirect } from './signInRedirect';

/** Returns the session of the request's cookie, refreshed when it is due; null for a visitor. */
export async function readSession({ req, res, locale = 'ko' }: GetServerSidePropsContext): Promise<Session | null> {
  res.setHeader('Cache-Control', 'private, no-store');
  rememberedPath(req.cookies, new URL(env().NEXTAUTH_URL).origin);
  const caller = { address: clientAddress(req), locale, deadline: deadlineOf(req) };
  return getServerSession(req, res, sessionOptions(caller));
}

/** The session of a page for members while it is rendered. */
export interface MemberPage {
  session: Session;
  /** For `renderRequest`: its calls are the member's and come from the member's address. */
  settings: CallSettings;
}

/**
 * Renders a page that only members see. A visitor is redirected to the sign-in with the reason
 * (`error=SessionRequired`), and returns after it.
 */
export async function requireSession<P>(
  context: GetServerSidePropsContext,
  render: (page: MemberPage) => Promise<GetServerSidePropsResult<P>>,
): Promise<GetServerSidePropsResult<P>> {
  const session = await readSession(context);
  if (!session) return signInRedirect(context);
  return renderFor(context, session, render);
}

/**
 * Renders a page for a member. The cookie may be older than the end of its session at the provider
 * (signed out elsewhere, revoked, suspended): once a call of the page is refused for that, the cookie is
 * removed and the visitor led to sign-in, so that no page shows what the cookie still says of the member. A
 * rejection that is not the provider's (a proxy's page) ends no session: the page is a 503 then.
 */
async function renderFor<P>(
  context: GetServerSidePropsContext,
  session: Session,
  render: (page: MemberPage) => Promise<GetServerSidePropsResult<P>>,
): Promise<GetServerSidePropsResult<P>> {
  let hasEnded = false;
  const onSessionEnded: CallContext['onSessionEnded'] = (_status, _token, rejection) => {
    hasEnded ||= rejection !== null;
  };
  const settings = { ...settingsOf(context, session), onSessionEnded };
  const rendered = await render({ session, settings });
  return hasEnded ? endedSessionRedirect(context) : rendered;
}

const settingsOf = (context: GetServerSidePropsContext, session: Session): CallSettings => ({
  accessToken: session.accessToken,
  headers: {
    ...scenarioHeader(context.req.cookies),
    'X-Forwarded-For': clientAddress(context.req),
  },
});
