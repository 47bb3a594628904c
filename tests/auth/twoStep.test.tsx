import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TWO_STEP_COOKIE } from '@/lib/constants';
import * as signInPage from '@/pages/auth/signin';
import { PASSWORD, withPassword, withTwoStep } from '@/provider/areas/auth/testing';
import { testProvider } from '../api';
import { renderPage } from '../render';
import { PATIENT, playNextAuth } from './nextAuth';
import { lendAuthenticator } from './passkeyBrowser';

beforeEach(playNextAuth);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the sign-in page, on the way to the member's notifications. */
const open = (query = '') => renderPage(signInPage, { path: `/auth/signin?callbackUrl=%2Fme%2Fnotifications${query}` });

/** Signs a member in up to the second step. */
async function openSecondStep(username: string) {
  const provider = await testProvider();
  const member = await withTwoStep(provider, { username });
  provider.advance(30);
  const page = await open();
  await page.user.type(screen.getByLabelText('아이디 또는 이메일'), username);
  await page.user.type(screen.getByLabelText('비밀번호'), `${PASSWORD}{Enter}`);
  const field = await screen.findByLabelText('인증 코드', {}, PATIENT);
  return { ...page, provider, member, field };
}

test('after the password a member types the code of the app and returns to their page', async () => {
  const { user, store, visits, member, field } = await openSecondStep('two_steps');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2단계 인증');
  expect(visits.current).toContain('step=code');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(store.getState().user.isLogin).toBe(false);
  await user.paste(`${member.code().slice(0, 3)} ${member.code().slice(3)}`);
  await user.click(screen.getByRole('button', { name: '확인' }));
  await expect.poll(() => visits.current, PATIENT).toBe('/me/notifications');
  expect(store.getState().user).toMatchObject({ isLogin: true, username: 'two_steps' });
});

test('a wrong code is reported at its field, and a recovery code signs in instead', async () => {
  const { user, visits, member, field } = await openSecondStep('lost_phone');
  await user.type(field, '000000{Enter}');
  await expect.poll(() => field.getAttribute('aria-invalid'), PATIENT).toBe('true');
  expect(field).toHaveAccessibleDescription(/코드가 맞지 않아요/);
  await user.click(screen.getByRole('button', { name: '복구 코드 사용' }));
  const recovery = screen.getByLabelText('복구 코드');
  expect(recovery).toHaveFocus();
  await user.type(recovery, `${member.recovery[0]}{Enter}`);
  await expect.poll(() => visits.current, PATIENT).toBe('/me/notifications');
});

test('a second step that took too long begins again at the password', async () => {
  const { user, provider, visits, member, field } = await openSecondStep('too_late');
  provider.advance(11 * 60);
  await user.type(field, `${member.code()}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('로그인 시간이 지났어요');
  expect(screen.getByLabelText('비밀번호')).toBeVisible();
  expect(visits.current).not.toContain('step=code');
});

test('a member can go back from the second step to another account', async () => {
  const { user } = await openSecondStep('other_account');
  await user.click(screen.getByRole('button', { name: '처음부터 다시 로그인' }));
  expect(screen.getByLabelText('아이디 또는 이메일')).toBeVisible();
});

test('a reload stays at the second step while the browser has its challenge', async () => {
  const { unmount } = await renderPage(signInPage, {
    path: '/auth/signin?step=code',
    cookies: { [TWO_STEP_COOKIE]: 'a-challenge' },
  });
  expect(screen.getByLabelText('인증 코드')).toBeVisible();
  unmount();
  await open('&step=code');
  expect(screen.getByRole('alert')).toHaveTextContent('로그인 시간이 지났어요');
});

test('a member signs in by a passkey', async () => {
  const provider = await testProvider();
  const member = await withPassword(provider, { username: 'by_passkey' });
  const device = lendAuthenticator();
  const { body } = await member.call('POST', 'auth/passkeys/options/', { password: PASSWORD });
  await member.call('POST', 'auth/passkeys/', { name: '내 휴대폰', response: device.create(body) });
  const { user, visits, store } = await open();
  await user.click(screen.getByRole('button', { name: '패스키로 로그인' }));
  await expect.poll(() => visits.current, PATIENT).toBe('/me/notifications');
  expect(store.getState().user).toMatchObject({ isLogin: true, username: 'by_passkey' });
});

test.each([
  ['cancelled', new DOMException('no', 'NotAllowedError'), /취소됐어요/],
  ['unknown to the site', undefined, /등록되지 않은 패스키예요/],
])('a passkey that is %s is reported with its reason', async (_, failure, reason) => {
  lendAuthenticator(failure);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '패스키로 로그인' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});

test('a browser without passkeys says so', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '패스키로 로그인' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('이 브라우저에서는 패스키를 쓸 수 없어요');
});
