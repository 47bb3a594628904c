import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as signUpPage from '@/pages/auth/signup';
import * as verifyPage from '@/pages/auth/verify-email';
import { users } from '@/provider/db/schema/users';
import { callsMade, server, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';
import { PATIENT, playNextAuth } from './nextAuth';

beforeEach(playNextAuth);

const open = (query = '') => renderPage(signUpPage, { path: `/auth/signup${query}` });
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
  await user.click(screen.getByLabelText('전체 동의'));
  await submit(user);
  await expect.poll(() => visits.current, PATIENT).toBe('/auth/verify-email');
  expect(store.getState().user).toMatchObject({ isLogin: true, username: 'newcomer' });
  const { mails } = await testProvider();
  await expect.poll(() => mails.map((mail) => mail.to), PATIENT).toContain('newcomer@gyeol.test');
});

test('a newcomer who came to write a comment returns there, before and after the address is verified', async () => {
  const from = '/challenges/9#write';
  const { user, visits, unmount } = await open(`?callbackUrl=${encodeURIComponent(from)}`);
  await fill(user, { username: 'returning', email: 'returning@gyeol.test' });
  await user.click(screen.getByLabelText('전체 동의'));
  await submit(user);
  await expect.poll(() => visits.current, PATIENT).toBe('/auth/verify-email');
  unmount();

  const { mails, session } = await testProvider();
  const mail = () => mails.find(({ to }) => to === 'returning@gyeol.test');
  await expect.poll(mail, PATIENT).toBeDefined();
  const check = await renderPage(verifyPage, { path: '/auth/verify-email' });
  expect(await screen.findByRole('link', { name: '나중에 인증하고 보던 글로 돌아가기' })).toHaveAttribute('href', from);
  check.unmount();

  const [, key] = /key=([\w-]+)/.exec(mail()?.text ?? '') ?? [];
  const { rows } = await testProvider();
  const [row] = await rows(users, eq(users.username, 'returning'));
  const { token } = await session(row?.id ?? 0);
  await renderPage(verifyPage, {
    path: `/auth/verify-email?key=${key}`,
    member: { ...(await aMember()), username: 'returning', token },
  });
  const gifts = await screen.findByRole('link', { name: '가입 선물 보기' });
  expect(gifts).toHaveAttribute('href', '/welcome');
  expect(localStorage.getItem('gyeol-return')).toBe(from);
});

test('without the two agreements nothing is sent, and the optional one stays optional', async () => {
  const { user, visits } = await open();
  await fill(user, { username: 'agreeing', email: 'agreeing@gyeol.test' });
  await submit(user);
  expect(screen.getAllByText('가입하려면 동의가 필요해요.')).toHaveLength(2);
  expect(callsMade().filter((call) => !call.startsWith('GET'))).toEqual([]);
  await user.click(screen.getByLabelText(/이용약관/));
  await user.click(screen.getByLabelText(/만 14세/));
  expect(screen.getByLabelText('전체 동의')).not.toBeChecked();
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
  expect(username).toHaveAccessibleDescription(/입력해 주세요/);
  await user.clear(username);
  await user.type(username, 'yes_1');
  expect(username).not.toBeInvalid();
});

test('a username of another member is named as soon as the field is left', async () => {
  await aMember({ username: 'in_use' });
  const { user } = await open();
  const username = screen.getByLabelText('아이디');
  await user.type(username, 'in_use');
  await user.tab();
  await waitFor(() => expect(username).toHaveAccessibleDescription(/이미 쓰고 있는 아이디/));
  expect(screen.getByLabelText('이메일'), 'the reader is in the next field').toHaveFocus();
  await user.type(username, '_2');
  expect(username).toBeValid();
});

test('a password can be read while it is typed', async () => {
  const { user } = await open();
  const password = screen.getByLabelText('비밀번호');
  await user.type(password, 'a sentence of my own');
  await user.click(screen.getByRole('button', { name: '입력한 글자 보기' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: '입력한 글자 숨기기' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a password that is shown is hidden again when it is sent, so that no browser suggests it later', async () => {
  const { user } = await open();
  const password = screen.getByLabelText('비밀번호');
  await user.type(password, 'a sentence of my own');
  await user.click(screen.getByRole('button', { name: '입력한 글자 보기' }));
  await submit(user);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('a sentence of my own');
});

test('a rejection of the server is shown at its field, and no input is lost', async () => {
  await aMember({ username: 'taken' });
  const { user, visits } = await open();
  await fill(user, { username: 'taken', email: 'other@gyeol.test' });
  await user.click(screen.getByLabelText('전체 동의'));
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
  expect(screen.getByLabelText('전체 동의')).toBeChecked();
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
  await user.click(screen.getByLabelText('전체 동의'));
  await submit(user);
  expect(await screen.findByText(/^가입하지 못했어요/, {}, PATIENT)).toBeVisible();
});
