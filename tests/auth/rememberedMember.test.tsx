import { act, render, screen } from '@testing-library/react';
import type { AppProps } from 'next/app';
import { beforeEach, expect, test, vi } from 'vitest';
import '@/components/layout/DeferredShell';
import '@/components/layout/UnreadCount';
import { http } from 'msw';
import { SessionSync } from '@/components/auth/SessionSync';
import { SESSION_HINT } from '@/lib/constants';
import App from '@/pages/_app';
import * as supportPage from '@/pages/support';
import { answered, callsMade, server, setSession, testProvider } from '../api';
import { allowConsole } from '../console';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { propsOf, renderPage, textsOf } from '../render';
import { MemoryRouter, Visits } from '../router';
import { PATIENT } from './nextAuth';

beforeEach(async () => {
  const { services } = await testProvider();
  // The provider's own time, at which its tokens have not expired.
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
});
const KEY = 'persist:user';
const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
const ADDRESS = /[\w.-]+@[\w-]+\.\w+/;

const sessionOf = ({ user, token }: TestMember) => ({
  user: { ...user, account: null, delivery: null },
  accessToken: token,
  expires: '2030-01-01T00:00:00.000Z',
});

/** Stores what earlier releases stored of a visit: the token and the address as well. */
function rememberAsBefore({ user, token }: TestMember) {
  const fields = {
    user,
    username: user.username,
    email: user.email,
    accessToken: token,
    isLogin: true,
    _persist: { version: -1, rehydrated: true },
  };
  const entries = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** Returns everything that a script can read of this site's storage. */
const stored = () => JSON.stringify([localStorage, sessionStorage].map((storage) => ({ ...storage })));

/** Delays the site's answer about the session until the returned function is called. */
function holdSession() {
  const { open, opened } = createGate();
  server.use(http.get('*/api/auth/session', () => opened.then(() => undefined)));
  return open;
}

/** Opens a page inside the whole site, as a first visit of the browser's does. */
async function openSite() {
  const { props } = await propsOf(supportPage, { path: '/support', params: {}, locale: 'ko' });
  const pageProps = { ...props, ...(await textsOf('ko')) };
  render(
    <MemoryRouter visits={new Visits('/support')} place={{ route: '/support', params: {}, locale: 'ko' }}>
      <App Component={supportPage.default} pageProps={pageProps} router={{ locale: 'ko' } as AppProps['router']} />
    </MemoryRouter>,
  );
}
const account = () => screen.findByRole('link', { name: '내 메뉴' });
const wayIn = () => screen.findByRole('link', { name: '로그인' });

test('no token and no address lies in the storage after a sign-in', async () => {
  const member = await aMember({ username: 'kept_apart' });
  setSession(sessionOf(member));
  await openSite();
  expect(await account()).toBeVisible();
  await expect.poll(() => localStorage.getItem(KEY), PATIENT).toContain('"isLogin":"true"');
  expect(stored()).toContain('kept_apart');
  expect(stored()).not.toMatch(JWT);
  expect(stored()).not.toMatch(ADDRESS);
});

test('the store holds all fields of a session, and the refresh token stays in the cookie', async () => {
  const member = await aMember({ username: 'all_fields' });
  setSession(sessionOf(member));
  const { store } = await renderPage(<SessionSync />);
  await expect.poll(() => store.getState().user.isLogin, PATIENT).toBe(true);
  const { account: _, delivery: __, ...user } = member.user;
  expect(store.getState().user).toMatchObject({
    user,
    username: 'all_fields',
    email: member.user.email,
    accessToken: member.token,
    refreshToken: '',
    isLogin: true,
    session: { status: 'authenticated', expires: '2030-01-01T00:00:00.000Z' },
    nonce: '',
  });
});

test('a member of the last visit is shown, and no personal data is fetched until the session is known', async () => {
  const member = await aMember();
  rememberAsBefore(member);
  setSession(sessionOf(member));
  const answer = holdSession();
  await openSite();
  expect(await account()).toBeVisible();
  await expect.poll(stored, PATIENT).not.toMatch(JWT);
  expect(stored()).not.toMatch(ADDRESS);
  await act(answered);
  expect(callsMade()).toEqual(['GET operator/']);

  answer();
  const unread = () => callsMade().filter((call) => call.includes('status=unread'));
  await expect.poll(unread, PATIENT).toHaveLength(1);
  await act(answered);
  expect(unread()).toHaveLength(1);
});

test('a member whose session has ended meanwhile is removed', async () => {
  rememberAsBefore(await aMember({ username: 'long_gone' }));
  const answer = holdSession();
  await openSite();
  expect(await account()).toBeVisible();
  answer();
  expect(await wayIn()).toBeVisible();
  await expect.poll(stored, PATIENT).not.toContain('long_gone');
});

test('a session that could not be read is read again once the browser is online', async () => {
  allowConsole(/CLIENT_FETCH_ERROR/);
  const member = await aMember();
  rememberAsBefore(member);
  setSession(sessionOf(member));
  let failed = 0;
  const failing = http.get('*/api/auth/session', () => {
    failed += 1;
    return Response.json({ message: 'unavailable' }, { status: 503 });
  });
  server.use(failing);
  await openSite();
  expect(await account()).toBeVisible();
  await expect.poll(() => failed, PATIENT).toBe(2);
  expect(await account()).toBeVisible();
  server.resetHandlers();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => callsMade().filter((call) => call.includes('status=unread')), PATIENT).toHaveLength(1);
});

test('a visitor is known as one without a call, until a session begins in another tab', async () => {
  let reads = 0;
  server.use(
    http.all('*/api/auth/*', () => {
      reads += 1;
    }),
  );
  await openSite();
  expect(await wayIn()).toBeVisible();
  await act(answered);
  expect(reads).toBe(0);

  setSession(sessionOf(await aMember()));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await account()).toBeVisible();
});

test('a page whose session has ended knows of the next one that begins in another tab', async () => {
  setSession(sessionOf(await aMember({ username: 'before' })));
  await openSite();
  expect(await account()).toBeVisible();
  setSession({});
  await act(async () => {
    const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signout' } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }));
  });
  expect(await wayIn()).toBeVisible();

  // next-auth tells no other tab of a sign-in that does not leave the page.
  setSession(sessionOf(await aMember({ username: 'after' })));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await account()).toBeVisible();
});

test('a hint at a session that has ended is dropped with its answer', async () => {
  setSession(sessionOf(await aMember()));
  server.use(http.get('*/api/auth/session', () => Response.json({})));
  await openSite();
  await expect.poll(() => document.cookie, PATIENT).not.toContain(SESSION_HINT);
  expect(await wayIn()).toBeVisible();
});
