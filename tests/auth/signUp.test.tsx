import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as signUpPage from '@/pages/auth/signup';
import { callsMade, server, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';
import { PATIENT, playNextAuth } from './nextAuth';

beforeEach(playNextAuth);

const open = () => renderPage(signUpPage, { path: '/auth/signup' });
type User = Awaited<ReturnType<typeof open>>['user'];

async function fill(user: User, fields: Partial<Record<string, string>> = {}) {
  await user.type(screen.getByLabelText('아이디'), fields.username ?? 'newcomer');
  await user.type(screen.getByLabelText('이메일'), fields.email ?? 'newcomer@gyeol.test');
  await user.type(screen.getByLabelText('비밀번호'), fields.password ?? 'a sentence of my own');
  await user.type(screen.getByLabelText('닉네임'), '새로온이');
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: '가입하기' }));

test('a newcomer signs up, is signed in, and reads where the mail went', async () => {
  const { user, store, visits } = await open();
  await fill(user);
  await user.click(screen.getByLabelText('모두 동의해요'));
  await submit(user);
  await expect.poll(() => visits.current, PATIENT).toBe('/auth/verify-email');
  expect(store.getState().user).toMatchObject({ isLogin: true, username: 'newcomer' });
  const { mails } = await testProvider();
  await expect.poll(() => mails.map((mail) => mail.to), PATIENT).toContain('newcomer@gyeol.test');
});

test('without the two agreements nothing is sent, and the optional one stays optional', async () => {
  const { user, visits } = await open();
  await fill(user, { username: 'agreeing', email: 'agreeing@gyeol.test' });
  await submit(user);
  expect(screen.getAllByText('가입하려면 동의가 필요해요.')).toHaveLength(2);
  expect(callsMade()).toEqual([]);
  await user.click(screen.getByLabelText(/이용약관/));
  await user.click(screen.getByLabelText(/만 14세/));
  expect(screen.getByLabelText('모두 동의해요')).not.toBeChecked();
  await submit(user);
  await expect.poll(() => visits.current, PATIENT).toBe('/auth/verify-email');
});

test('a fault is shown at its field on blur, and removed as it is corrected', async () => {
  const { user } = await open();
  const username = screen.getByLabelText('아이디');
  await user.type(username, 'No!');
  expect(username).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(username).toBeInvalid();
  expect(username).toHaveAccessibleDescription(/써 주세요/);
  await user.clear(username);
  await user.type(username, 'yes_1');
  expect(username).not.toBeInvalid();
});

test('a rejection of the server is shown at its field, and no input is lost', async () => {
  await aMember({ username: 'taken' });
  const { user, visits } = await open();
  await fill(user, { username: 'taken', email: 'other@gyeol.test' });
  await user.click(screen.getByLabelText('모두 동의해요'));
  await submit(user);
  const username = screen.getByLabelText('아이디');
  await expect.poll(() => username.getAttribute('aria-invalid'), PATIENT).toBe('true');
  expect(username).toHaveFocus();
  expect(username).toHaveAccessibleDescription(/이미 쓰고 있는 아이디/);
  expect(within(screen.getByRole('main')).getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(/^가입하지 못했어요/)).toBeNull();
  expect(username).toHaveValue('taken');
  expect(screen.getByLabelText('이메일')).toHaveValue('other@gyeol.test');
  expect(screen.getByLabelText('비밀번호')).toHaveValue('a sentence of my own');
  expect(screen.getByLabelText('모두 동의해요')).toBeChecked();
  expect(visits.current).toBe('/auth/signup');
});

test('a rejection without a field is the general failure', async () => {
  server.use(
    http.post('*/api/auth/callback/registration', () => {
      const error = encodeURIComponent(JSON.stringify({ status: 400, body: { code: 'invalid' } }));
      const url = `http://localhost:3000/api/auth/error?error=${error}`;
      return Response.json({ url }, { status: 400 });
    }),
  );
  const { user } = await open();
  await fill(user, { username: 'newcomer_1', email: 'newcomer@gyeol.test' });
  await user.click(screen.getByLabelText('모두 동의해요'));
  await submit(user);
  expect(await screen.findByText(/^가입하지 못했어요/, {}, PATIENT)).toBeVisible();
});
