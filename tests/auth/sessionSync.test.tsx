import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { useGetTopicQuery } from '@/api/topics';
import { SessionReader } from '@/components/auth/SessionReader';
import { SessionSync } from '@/components/auth/SessionSync';
import { rememberEnded } from '@/lib/browser/endedSession';
import { notify } from '@/lib/browser/notify';
import { SESSION_HINT } from '@/lib/constants';
import common from '@/public/locales/ko/common.json';
import { authenticated, loggedOut, sessionChanged } from '@/store/user';
import { answered, call, callsMade, server, setSession } from '../api';
import { allowConsole } from '../console';
import { aMember, aTopic } from '../factories';
import { renderPage } from '../render';
import { PATIENT } from './nextAuth';

const RELOGIN = common.toast.relogin.replace('{{status}}', '401');

const sessionOf = (member: Awaited<ReturnType<typeof aMember>>) => ({
  user: member.user,
  accessToken: member.token,
  expires: '2030-01-01T00:00:00.000Z',
});

test("the cookie's member becomes the store's, and is stored for the next visit", async () => {
  const member = await aMember({ username: 'cookie_member' });
  setSession(sessionOf(member));
  const { store } = await renderPage(<SessionSync />);
  await expect.poll(() => store.getState().user.isLogin, PATIENT).toBe(true);
  expect(store.getState().user).toMatchObject({
    username: 'cookie_member',
    accessToken: member.token,
    refreshToken: '',
    session: { status: 'authenticated', expires: '2030-01-01T00:00:00.000Z' },
  });
  await expect.poll(() => localStorage.getItem('persist:user'), PATIENT).toContain('cookie_member');
  expect(localStorage.getItem('persist:user')).not.toMatch(/refreshToken|"nonce"|"session"/);
});

test('a member whose session has ended elsewhere is logged out here', async () => {
  const member = await aMember();
  const { store } = await renderPage(<SessionSync />, { member });
  await expect.poll(() => store.getState().user.session.status, PATIENT).toBe('authenticated');
  setSession({});
  await act(async () => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'nextauth.message',
        newValue: JSON.stringify({ event: 'session', data: { trigger: 'signout' } }),
      }),
    );
  });
  await expect.poll(() => store.getState().user.isLogin, PATIENT).toBe(false);
  // And remains so for the next visit; written before the next test clears the storage.
  const stored = () => localStorage.getItem('persist:user');
  await expect.poll(stored, PATIENT).toContain('"isLogin":"false"');
  expect(await screen.findByText(RELOGIN)).toBeVisible();
});

test('a member who signed out in another tab is not asked to sign in again', async () => {
  const member = await aMember();
  const { store } = await renderPage(<SessionSync />, { member });
  await expect.poll(() => store.getState().user.session.status, PATIENT).toBe('authenticated');
  rememberEnded(member.token);
  setSession({});
  await act(async () => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'nextauth.message',
        newValue: JSON.stringify({ event: 'session', data: { trigger: 'signout' } }),
      }),
    );
  });
  await expect.poll(() => store.getState().user.isLogin, PATIENT).toBe(false);
  await notify('success', 'done');
  expect(await screen.findByText('done')).toBeVisible();
  expect(screen.queryByText(RELOGIN)).toBeNull();
});

test('a page that was left while it read the session reads it again when it comes back', async () => {
  allowConsole(/CLIENT_FETCH_ERROR/);
  const member = await aMember({ username: 'came_back' });
  setSession(sessionOf(member));
  server.use(http.get('*/api/auth/session', () => HttpResponse.error()));
  const { store } = await renderPage(<SessionSync />);
  await answered();
  expect(store.getState().user.isLogin).toBe(false);
  server.resetHandlers();
  const show = (persisted: boolean) =>
    act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  await show(false);
  await answered();
  expect(store.getState().user.isLogin).toBe(false);
  await show(true);
  await expect.poll(() => store.getState().user.username, PATIENT).toBe('came_back');
});

test.each([
  ['a page that comes back', () => new PageTransitionEvent('pageshow', { persisted: true })],
  ['another tab', () => new StorageEvent('storage', { key: 'gyeol-ended-session' })],
] as const)('%s shows nothing of who signed out, also while the site cannot be reached', async (_, eventOf) => {
  allowConsole(/CLIENT_FETCH_ERROR/);
  const member = await aMember();
  const { store } = await renderPage(<SessionSync />, { member });
  await expect.poll(() => store.getState().user.session.status, PATIENT).toBe('authenticated');
  server.use(http.get('*/api/auth/session', () => HttpResponse.error()));
  await act(async () => window.dispatchEvent(eventOf()));
  await answered();
  expect(store.getState().user.isLogin).toBe(true);
  rememberEnded(member.token);
  await act(async () => window.dispatchEvent(eventOf()));
  expect(store.getState().user).toMatchObject({ isLogin: false, user: null, accessToken: '' });
});

test('a member stays signed in when the session cannot be read', async () => {
  allowConsole(/CLIENT_FETCH_ERROR/);
  const member = await aMember();
  let asked = 0;
  server.use(
    http.get('*/api/auth/session', () => {
      asked += 1;
      return Response.json({ message: 'unavailable' }, { status: 503 });
    }),
  );
  const { store } = await renderPage(<SessionSync />, { member });
  await expect.poll(() => asked, PATIENT).toBe(2);
  expect(store.getState().user.isLogin).toBe(true);
});

/** Renders a topic, whose data depends on the reader. */
function Heart({ slug, id }: { slug: string; id: number }) {
  const { data } = useGetTopicQuery({ slug, id });
  return <p>{data?.liked ? '내가 좋아해요' : '아직이에요'}</p>;
}

test('personal responses are fetched again after a sign-in', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await call('POST', `topics/${topic.id}/like/`, { token: member.token });
  const { store } = await renderPage(
    <>
      <SessionSync />
      <Heart slug={topic.forum.slug} id={topic.id} />
    </>,
  );
  expect(await screen.findByText('아직이에요')).toBeVisible();
  await expect.poll(() => store.getState().user.session.status, PATIENT).toBe('unauthenticated');
  const reads = () => callsMade().filter((call) => call.includes(`/topics/${topic.id}/`));
  const before = reads().length;
  setSession(sessionOf(member));
  await act(async () => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'nextauth.message',
        newValue: JSON.stringify({ event: 'session', data: { trigger: 'getSession' } }),
      }),
    );
  });
  expect(await screen.findByText('내가 좋아해요')).toBeVisible();
  expect(reads()).toHaveLength(before + 1);
});

test('personal responses are fetched again after a sign-out, also where the page began without a session', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await call('POST', `topics/${topic.id}/like/`, { token: member.token });
  const { store } = await renderPage(
    <>
      <SessionReader />
      <Heart slug={topic.forum.slug} id={topic.id} />
    </>,
  );
  expect(await screen.findByText('아직이에요')).toBeVisible();
  setSession(sessionOf(member));
  // As after a sign-in on this page: no hint was there when it was opened.
  await act(async () => {
    store.dispatch(authenticated({ user: member.user, accessToken: member.token }));
    store.dispatch(sessionChanged({ status: 'authenticated', expires: '' }));
  });
  expect(await screen.findByText('내가 좋아해요')).toBeVisible();
  setSession({});
  expect(document.cookie).not.toContain(SESSION_HINT);
  await act(async () => void store.dispatch(loggedOut()));
  expect(await screen.findByText('아직이에요')).toBeVisible();
});
