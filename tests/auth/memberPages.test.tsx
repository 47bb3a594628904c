import { readdirSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { CarryOver } from '@/components/auth/CarryOver';
import { NONCE_SECONDS } from '@/contract/constants/common';
import { recentSearches, rememberSearch } from '@/lib/browser/recentSearches';
import * as feedPage from '@/pages/feed';
import * as managePage from '@/pages/manage';
import * as mePage from '@/pages/me';
import * as commentsPage from '@/pages/me/comments';
import * as coursesPage from '@/pages/me/courses';
import * as creditsPage from '@/pages/me/credits';
import * as eventsPage from '@/pages/me/events';
import * as heartsPage from '@/pages/me/hearts';
import * as likesPage from '@/pages/me/likes';
import * as likedCommentsPage from '@/pages/me/likes/comments';
import * as notificationsPage from '@/pages/me/notifications';
import * as pointsPage from '@/pages/me/points';
import * as rafflesPage from '@/pages/me/raffles';
import * as reportsPage from '@/pages/me/reports';
import * as savesPage from '@/pages/me/saves';
import * as settingsPage from '@/pages/me/settings';
import * as sectionPage from '@/pages/me/settings/[section]';
import * as supportPage from '@/pages/me/support';
import * as trashPage from '@/pages/me/trash';
import * as writtenPage from '@/pages/me/written';
import * as xpPage from '@/pages/me/xp';
import * as likedPage from '@/pages/posts/liked';
import { authenticated, loggedOut } from '@/store/user';
import { answered, callsMade, server, setSession } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';
import { blockStorage } from '../storage';
import { PATIENT } from './nextAuth';

const openSettings = (member: TestMember) =>
  renderPage(<settingsPage.default member={member.user} />, { path: '/me/settings', member });

test.each([
  [mePage, '/me', 'ko', '/auth/signin?error=SessionRequired&callbackUrl=%2Fme'],
  [settingsPage, '/me/settings', 'en', '/en/auth/signin?error=SessionRequired&callbackUrl=%2Fme%2Fsettings'],
] as const)('a visitor of %s is sent to sign in and back', async (page, path, locale, to) => {
  const { answer } = await renderPage(page, { path, locale });
  expect(answer).toEqual({ redirect: { destination: to, permanent: false } });
});

test('a member sees their own page, and what is missing in it', async () => {
  const member = await aMember({ nickname: '나예요', emailVerifiedAt: null });
  await renderPage(<mePage.default member={member.user} />, { path: '/me', member });
  expect(await screen.findByRole('heading', { name: '나예요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '이메일 인증하기' })).toHaveAttribute('href', '/auth/verify-email');
});

test('when the session ends the page reports it instead of showing private data', async () => {
  const member = await aMember({ username: 'leaving' });
  const { store } = await openSettings(member);
  expect(screen.getByText(/leaving@gyeol.test/)).toBeVisible();
  store.dispatch(loggedOut());
  expect(await screen.findByText(/로그인이 만료됐어요/)).toBeVisible();
  expect(screen.queryByText(/leaving@gyeol.test/)).toBeNull();
});

const ownPages = {
  index: mePage,
  comments: commentsPage,
  courses: coursesPage,
  credits: creditsPage,
  events: eventsPage,
  hearts: heartsPage,
  written: writtenPage,
  'likes/index': likesPage,
  'likes/comments': likedCommentsPage,
  notifications: notificationsPage,
  points: pointsPage,
  raffles: rafflesPage,
  reports: reportsPage,
  saves: savesPage,
  support: supportPage,
  trash: trashPage,
  xp: xpPage,
  'settings/index': settingsPage,
  'settings/[section]': sectionPage,
};
const privatePages = [
  ...Object.entries(ownPages).map(([name, page]) => ({
    page,
    route: `/me/${name}`.replace(/\/index$/, ''),
    role: 'member' as const,
  })),
  { page: feedPage, route: '/feed', role: 'member' as const },
  { page: likedPage, route: '/posts/liked', role: 'member' as const },
  { page: managePage, route: '/manage', role: 'manager' as const },
];

test('the pages below /me are all among the private ones', () => {
  const files = readdirSync('pages/me', { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.tsx'));
  expect(files.map((it) => it.replace('.tsx', '')).sort()).toEqual(Object.keys(ownPages).sort());
});

test.each(privatePages)('$route is closed once its session has ended in another tab', async ({ page, route, role }) => {
  const member = await aMember({ role });
  const params: Record<string, string> = route.includes('[section]') ? { section: 'devices' } : {};
  const { store } = await renderPage(page, { route, params, member });
  expect(screen.queryByText(/로그인이 만료됐어요/)).toBeNull();
  setSession({});
  await act(async () => void store.dispatch(loggedOut()));
  expect(await screen.findByText(/로그인이 만료됐어요/)).toBeVisible();
  // As after each change of the member; nobody is left who would ask, and be told to log in again.
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Personal'])));
  await act(answered);
  expect(Object.values(store.getState().api.queries).filter((it) => it?.status === 'rejected')).toEqual([]);
});

test('a page that was rendered for another member shows nothing of either until it is rendered anew', async () => {
  const member = await aMember({ username: 'first_one', nickname: '먼저 온 사람' });
  const next = await aMember({ username: 'next_one', nickname: '다음 사람' });
  const { store, visits } = await renderPage(<mePage.default member={member.user} />, { path: '/me', member });
  expect(await screen.findByRole('heading', { name: '먼저 온 사람' })).toBeVisible();
  const loads: string[] = [];
  visits.events.on('routeChangeComplete', (address) => loads.push(String(address)));
  setSession({ user: next.user, accessToken: next.token, expires: '2030-01-01T00:00:00.000Z' });
  await act(async () => void store.dispatch(authenticated({ user: next.user, accessToken: next.token })));
  await act(answered);
  expect(loads).toEqual(['/me']);
  expect(screen.queryByRole('heading', { name: '먼저 온 사람' })).toBeNull();
});

test('signing out ends the session, forgets what was searched for and leads to the home page', async () => {
  const member = await aMember();
  rememberSearch('아무도 몰라야 할 말');
  const { user, store, visits } = await openSettings(member);
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await expect.poll(() => visits.current, PATIENT).toBe('/');
  expect(store.getState().user).toMatchObject({ isLogin: false, accessToken: '' });
  expect(await screen.findByText('로그아웃했어요')).toBeVisible();
  expect(recentSearches()).toEqual([]);
});

test('a code for another device is rendered from a new nonce', async () => {
  const member = await aMember();
  const page = <sectionPage.default member={member.user} section="devices" />;
  const { user, store, unmount } = await renderPage(page, { path: '/me/settings/devices', member });
  await user.click(await screen.findByRole('button', { name: 'QR 코드 보기' }));
  expect(await screen.findByRole('img', { name: '다른 기기에서 열 QR 코드' })).toBeVisible();
  expect(callsMade()).toContain('GET users/nonce/');
  expect(store.getState().user.nonce).toMatch(/^[\w-]{20,}$/);
  // It is removed with the code that showed it.
  unmount();
  expect(store.getState().user.nonce).toBe('');
});

test('a code for another device needs no storage', async () => {
  const { user } = await renderPage(<CarryOver />, { path: '/me/settings/devices', member: await aMember() });
  blockStorage();
  await user.click(screen.getByRole('button', { name: 'QR 코드 보기' }));
  const code = await screen
    .findByRole('img', { name: '다른 기기에서 열 QR 코드' })
    .finally(() => vi.unstubAllGlobals());
  expect(code).toBeVisible();
});

test('a nonce that is rejected for lack of a session reloads the page once', async () => {
  const member = await aMember();
  let rejected = 0;
  server.use(
    http.get('*/api/v1/users/nonce/', () => {
      rejected += 1;
      return Response.json({ code: 'session_ended' }, { status: 401 });
    }),
  );
  const { user, store, visits } = await renderPage(<CarryOver />, { path: '/me/settings/devices', member });
  const showCode = () => user.click(screen.getByRole('button', { name: 'QR 코드 보기' }));
  await showCode();
  await expect.poll(() => visits.reloads, PATIENT).toBe(1);
  expect(store.getState().user.isLogin).toBe(false);
  await showCode();
  await expect.poll(() => rejected, PATIENT).toBe(2);
  expect(visits.reloads).toBe(1);
});

test('a code for another device goes when it is worth nothing any more, and another is offered', async () => {
  const { user } = await renderPage(<CarryOver />, { path: '/me/settings/devices', member: await aMember() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'QR 코드 보기' }));
  expect(await screen.findByRole('img', { name: '다른 기기에서 열 QR 코드' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(NONCE_SECONDS * 1000));
  expect(screen.getByText('코드가 만료되었어요. 새 코드를 받아 주세요.')).toBeVisible();
  expect(screen.queryByRole('img', { name: '다른 기기에서 열 QR 코드' })).toBeNull();
  expect(screen.getByRole('button', { name: '새 코드 보기' })).toBeVisible();
});
