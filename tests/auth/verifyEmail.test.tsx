import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveReturnPath } from '@/lib/browser/returnPath';
import * as verifyPage from '@/pages/auth/verify-email';
import { presentUser } from '@/provider/domain/members/present';
import { call, callsMade, layScenario, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** Reads the key of the link that was mailed to a member. */
async function keyOf(username: string) {
  const provider = await testProvider();
  const mailOf = () => provider.mails.find((mail) => mail.to === `${username}@gyeol.test`);
  await waitFor(() => expect(mailOf()).toBeDefined());
  return /key=([\w-]+)/.exec(mailOf()?.text ?? '')?.[1] ?? '';
}

/** Signs up at the provider and returns the key of the mailed link. */
async function signUp(username: string) {
  await call('POST', 'auth/registration/', {
    body: {
      username,
      email: `${username}@gyeol.test`,
      password: 'a sentence of my own',
      nickname: '새로온이',
      agreements: { terms: true, age: true, marketing: false },
    },
  });
  return keyOf(username);
}
type Opened = Parameters<typeof renderPage>[1];

const open = (key: string, rest: Partial<Opened> = {}) =>
  renderPage(verifyPage, { path: `/auth/verify-email?key=${key}`, ...rest });

test('a mailed key verifies the address of the signed-in member, and is sent once', async () => {
  const member = await aMember({ username: 'proving', emailVerifiedAt: null });
  await call('POST', 'auth/registration/resend-email/', { body: { email: 'proving@gyeol.test' } });
  await open(await keyOf('proving'), { locale: 'en', member });
  expect(await screen.findByText('Email verification completed.')).toBeVisible();
  const sent = callsMade().filter((call) => call === 'POST auth/registration/verify-email/');
  expect(sent).toHaveLength(1);
});

test('on another device the mailed key requires the password, and stays valid until it is right', async () => {
  const { user } = await open(await signUp('elsewhere'));
  const password = await screen.findByLabelText('비밀번호');
  expect(screen.getByRole('link', { name: '비밀번호를 재설정해 주세요' })).toHaveAttribute(
    'href',
    '/auth/password/reset',
  );
  await user.type(password, 'not that sentence');
  await user.click(screen.getByRole('button', { name: '인증하기' }));
  expect(await screen.findByText('가입할 때 정한 비밀번호를 입력해 주세요.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'a sentence of my own');
  await user.click(screen.getByRole('button', { name: '인증하기' }));
  expect(await screen.findByText('이메일 인증을 마쳤어요.')).toBeVisible();
});

const FROM = '/forums/free/topics/7#write';
const linkTo = (key: string, path: string) => `/auth/verify-email?callbackUrl=${encodeURIComponent(path)}&key=${key}`;

test('a link that names where the reader came from leads there, past a stored path of this browser', async () => {
  saveReturnPath('/forums/stale');
  const member = await aMember({ username: 'backward', emailVerifiedAt: null });
  await call('POST', 'auth/registration/resend-email/', { body: { email: 'backward@gyeol.test' } });
  const path = linkTo(await keyOf('backward'), FROM);
  await renderPage(verifyPage, { path, member });
  const welcome = `/welcome?callbackUrl=${encodeURIComponent(FROM)}`;
  expect(await screen.findByRole('link', { name: '가입 선물 보기' })).toHaveAttribute('href', welcome);
});

test('on another device it leads there after signing in', async () => {
  const { user } = await renderPage(verifyPage, { path: linkTo(await signUp('faraway'), FROM) });
  await user.type(await screen.findByLabelText('비밀번호'), 'a sentence of my own');
  await user.click(screen.getByRole('button', { name: '인증하기' }));
  const signIn = await screen.findByRole('link', { name: '로그인하기' });
  const { searchParams } = new URL(signIn.getAttribute('href') ?? '', location.href);
  expect(searchParams.get('callbackUrl')).toBe(`/welcome?callbackUrl=${encodeURIComponent(FROM)}`);
});

test.each(['', '&change=1'])('whoever has no password signs in and comes back to the link%s', async (change) => {
  const provider = await testProvider();
  const row = await provider.member({ passwordHash: null, emailVerifiedAt: null });
  const member = { ...row, user: presentUser(row, true) };
  await call('POST', 'auth/registration/resend-email/', { body: { email: row.email } });
  const path = linkTo(await keyOf(row.username), FROM) + change;
  const { unmount } = await renderPage(verifyPage, { path });
  const signIn = await screen.findByRole('link', { name: '로그인해 주세요' });
  unmount();
  const { searchParams } = new URL(signIn.getAttribute('href') ?? '', location.href);
  const back = searchParams.get('callbackUrl') ?? '';
  const queryOf = (address: string) => Object.fromEntries(new URL(address, location.href).searchParams);
  expect(queryOf(back)).toEqual(queryOf(path));
  await renderPage(verifyPage, { path: back, member });
  expect(await screen.findByText(change ? '이메일을 바꿨어요.' : '이메일 인증을 마쳤어요.')).toBeVisible();
});

test('whoever is signed in as another member is not led to sign in, which would lead back at once', async () => {
  await aMember({ username: 'absent', emailVerifiedAt: null });
  await call('POST', 'auth/registration/resend-email/', { body: { email: 'absent@gyeol.test' } });
  await open(await keyOf('absent'), { member: await aMember() });
  expect(await screen.findByLabelText('비밀번호')).toBeVisible();
  expect(screen.queryByRole('link', { name: '로그인해 주세요' })).toBeNull();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example', 'javascript:alert(1)'])(
  'a link that names %s leads to the welcome alone, or stays on this site',
  async (named) => {
    const member = await aMember({ emailVerifiedAt: null });
    await call('POST', 'auth/registration/resend-email/', { body: { email: `${member.username}@gyeol.test` } });
    await renderPage(verifyPage, { path: linkTo(await keyOf(member.username), named), member });
    const link = await screen.findByRole('link', { name: '가입 선물 보기' });
    const path = new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('callbackUrl') ?? '/';
    expect(new URL(path, location.href).origin).toBe(location.origin);
  },
);

test('a new mail, asked for where the link no longer works, leads there as well', async () => {
  await aMember({ username: 'anew', emailVerifiedAt: null });
  const { user } = await renderPage(verifyPage, { path: linkTo('stale', FROM) });
  await user.type(await screen.findByLabelText('이메일'), 'anew@gyeol.test');
  await user.click(screen.getByRole('button', { name: '인증 메일 다시 보내기' }));
  const { mails } = await testProvider();
  const mailed = () => mails.find(({ to }) => to === 'anew@gyeol.test')?.text;
  await expect.poll(mailed).toContain(`callbackUrl=${encodeURIComponent(FROM)}&key=`);
});

test('an invalid key is reported, with the offer of a new mail', async () => {
  await open('stale', { locale: 'en' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Cannot verify email, try again.');
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeEnabled();
});

test('a member without a key reads where the mail went and can have it again', async () => {
  const member = await aMember({ username: 'waiting', emailVerifiedAt: null });
  const { user } = await renderPage(verifyPage, { path: '/auth/verify-email', member });
  expect(screen.getByText(/waiting@gyeol.test 주소로/)).toBeVisible();
  expect(screen.getByLabelText('이메일')).toHaveValue('waiting@gyeol.test');
  await user.click(screen.getByRole('button', { name: '인증 메일 다시 보내기' }));
  expect(await screen.findByText('인증 메일을 다시 보냈어요.')).toBeVisible();
});

test('a mail that could not be requested is reported by a toast', async () => {
  const { user } = await renderPage(verifyPage, { path: '/auth/verify-email' });
  layScenario('error');
  await user.type(screen.getByLabelText('이메일'), 'someone@gyeol.test');
  await user.click(screen.getByRole('button', { name: '인증 메일 다시 보내기' }));
  expect(await screen.findByText('인증 메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
});
