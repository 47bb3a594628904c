// @vitest-environment node
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import type { GetServerSideProps } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';
import * as mePage from '@/pages/me';
import * as notificationsPage from '@/pages/me/notifications';
import * as pointsPage from '@/pages/me/points';
import * as settingsPage from '@/pages/me/settings';
import { sessions } from '@/provider/db/schema/users';
import { server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';

const { cookieSession } = vi.hoisted(() => ({ cookieSession: { current: null as object | null } }));
vi.mock('next-auth/next', () => ({ getServerSession: async () => cookieSession.current }));
beforeEach(() => {
  cookieSession.current = null;
});

/** A session's cookie in two parts, and one that was set over https. */
const COOKIES = {
  'next-auth.session-token.0': 'a',
  'next-auth.session-token.1': 'b',
  '__Secure-next-auth.session-token': 'c',
};

/** What deletes them, beside a cookie of another purpose. */
const DELETED = [
  'theme=dark',
  'next-auth.session-token.0=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  'next-auth.session-token.1=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  '__Secure-next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
];

/** Requests a page with a member's cookie, as Next does. */
async function open(page: { getServerSideProps: GetServerSideProps }, path: string, by: TestMember) {
  cookieSession.current = { user: by.user, accessToken: by.token, expires: '' };
  const headers = new Map<string, unknown>([['Set-Cookie', ['next-auth.session-token=renewed; Path=/', 'theme=dark']]]);
  const answer = await page.getServerSideProps({
    locale: 'ko',
    query: {},
    resolvedUrl: path,
    req: { headers: {}, cookies: { ...COOKIES, other: 'd' }, url: path, socket: { remoteAddress: '127.0.0.1' } },
    res: {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      getHeader: (name: string) => headers.get(name),
    },
  } as never);
  return { answer, cookies: headers.get('Set-Cookie') };
}

const pages = [
  ['/me', mePage],
  ['/me/settings', settingsPage],
  ['/me/notifications', notificationsPage],
  ['/me/points', pointsPage],
] as const;

test('a suspended member is redirected to sign in, and the cookie is deleted, by https too', async () => {
  const member = await aMember({ suspendedUntil: new Date('2100-01-01') });
  const { answer, cookies } = await open(mePage as never, '/me', member);
  expect(answer).toMatchObject({ redirect: { permanent: false } });
  expect(cookies).toEqual(DELETED);
});

test.each(pages)('%s shows nothing of a cookie whose session has ended elsewhere', async (path, page) => {
  const member = await aMember();
  const before = await open(page as never, path, member);
  expect(before.answer).toHaveProperty('props');
  expect(before.cookies).toEqual(['next-auth.session-token=renewed; Path=/', 'theme=dark']);

  const { services } = await testProvider();
  await services.database.write((tx) =>
    tx.update(sessions).set({ revokedAt: services.now() }).where(eq(sessions.id, member.sessionId)),
  );
  const { answer, cookies } = await open(page as never, path, member);
  expect(JSON.stringify(answer)).not.toContain(member.email);
  expect(answer).toEqual({
    redirect: {
      destination: `/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(path)}`,
      permanent: false,
    },
  });
  expect(cookies).toEqual(DELETED);
});

test.each([
  [401, '<h1>Unauthorized</h1>'],
  [403, '<h1>Forbidden</h1>'],
  [401, ''],
  [403, '{"message":"no Route matched"}'],
])('a %i that is not the provider’s (%s) ends no session', async (status, body) => {
  const member = await aMember();
  server.use(http.get('*/api/v1/*', () => new HttpResponse(body, { status })));
  const { answer, cookies } = await open(mePage as never, '/me', member);
  expect(answer).toHaveProperty('props');
  expect(cookies).toEqual(['next-auth.session-token=renewed; Path=/', 'theme=dark']);
});

test('the path of the sign-in page stays short, however long the address is', async () => {
  const member = await aMember({ suspendedUntil: new Date('2100-01-01') });
  const query = '%EA%B0%80'.repeat(500);
  const { answer } = await open(mePage as never, `/me?${query}=${query}`, member);
  expect(answer).toMatchObject({ redirect: { destination: '/auth/signin?error=SessionRequired&callbackUrl=%2Fme' } });
});
