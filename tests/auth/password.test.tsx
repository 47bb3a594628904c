import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SectionName } from '@/components/settings/sections';
import * as resetPage from '@/pages/auth/password/reset';
import * as confirmPage from '@/pages/auth/password/reset/confirm';
import * as settingsPage from '@/pages/me/settings/[section]';
import { socialAccounts } from '@/provider/db/schema/users';
import { hashPassword } from '@/provider/domain/identity/password';
import { presentUser } from '@/provider/domain/members/present';
import { callsMade, layScenario, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

const OLD = 'the sentence I had';
const NEW = 'the sentence I want';

test('a reset mail is promised alike to a known and an unknown address', async () => {
  await aMember({ username: 'forgetful' });
  const { user } = await renderPage(resetPage, { path: '/auth/password/reset' });
  await user.type(screen.getByLabelText('이메일'), 'forgetful@gyeol.test');
  await user.click(screen.getByRole('button', { name: '링크 보내기' }));
  expect(await screen.findByText(/^메일을 보냈어요/)).toBeVisible();
  await user.clear(screen.getByLabelText('이메일'));
  await user.type(screen.getByLabelText('이메일'), 'unknown@gyeol.test');
  await user.click(screen.getByRole('button', { name: '링크 보내기' }));
  expect(await screen.findByText(/^메일을 보냈어요/)).toBeVisible();
  const { mails } = await testProvider();
  await waitFor(() => expect(mails.map((mail) => mail.to)).toContain('forgetful@gyeol.test'));
  expect(mails.map((mail) => mail.to)).not.toContain('unknown@gyeol.test');
});

test('a mailed link sets a new password', async () => {
  await aMember({ username: 'resetting' });
  const provider = await testProvider();
  const email = 'resetting@gyeol.test';
  await provider.call('POST', 'auth/password/reset/', { body: { email } });
  const mailOf = () => provider.mails.find((mail) => mail.to === email);
  await waitFor(() => expect(mailOf()).toBeDefined());
  const token = /token=([\w-]+)/.exec(mailOf()?.text ?? '')?.[1];
  const { user } = await renderPage(confirmPage, { path: `/auth/password/reset/confirm?token=${token}` });
  await user.type(screen.getByLabelText('새 비밀번호'), NEW);
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  expect(await screen.findByText(/새 비밀번호로 로그인해 주세요/)).toBeVisible();
  const login = { username: 'resetting', password: NEW };
  expect((await provider.call('POST', 'auth/login/', { body: login })).status).toBe(200);
});

/** A token of the right shape that is of no link. */
const STALE = 'stale'.padEnd(43, 'x');

test.each([`?token=${STALE}`, '?token=cut', ''])('a link such as %j is reported as invalid', async (query) => {
  const { user } = await renderPage(confirmPage, { path: `/auth/password/reset/confirm${query}`, locale: 'en' });
  if (query.includes(STALE)) {
    await user.type(screen.getByLabelText('New password'), NEW);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  } else {
    expect(screen.queryByLabelText('New password')).toBeNull();
  }
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByText('The link is invalid or has expired.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/auth/password/reset');
});

async function openChange(username: string) {
  const member = await aMember({ username });
  const provider = await testProvider();
  const passwordHash = await hashPassword(OLD);
  const { users } = await import('@/provider/db/schema/users');
  const { eq } = await import('drizzle-orm');
  await provider.services.database.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, member.id)));
  const page = await renderPage(settingsPage, {
    route: '/me/settings/[section]',
    params: { section: 'password' },
    member,
  });
  const change = async (oldPassword: string) => {
    await page.user.type(await screen.findByLabelText('현재 비밀번호'), oldPassword);
    await page.user.type(screen.getByLabelText('새 비밀번호'), NEW);
    await page.user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  };
  const isPassword = async (password: string) =>
    (await provider.call('POST', 'auth/login/', { body: { username, password } })).status === 200;
  return { ...page, change, isPassword };
}

test('a member changes the password', async () => {
  const { change, isPassword } = await openChange('changing');
  await change(OLD);
  expect(await screen.findByText('비밀번호를 바꿨어요.')).toBeVisible();
  expect(await isPassword(NEW)).toBe(true);
  expect(await isPassword(OLD)).toBe(false);
});

test('a wrong old password is reported at its field, and the input stays', async () => {
  const { change } = await openChange('guessing');
  await change('something else');
  const old = screen.getByLabelText('현재 비밀번호');
  await waitFor(() => expect(old).toBeInvalid());
  expect(old).toHaveAccessibleDescription(/현재 비밀번호와 달라요/);
  expect(old).toHaveValue('something else');
});

test('after a lost response the member is asked to try both passwords', async () => {
  const { change } = await openChange('offline_one');
  layScenario('offline');
  await change(OLD);
  expect(await screen.findByRole('alert')).toHaveTextContent('현재 비밀번호와 새 비밀번호를 확인해 주세요.');
});

test('an invalid address or new password is reported at its field and not sent', async () => {
  const { user, unmount } = await renderPage(resetPage, { path: '/auth/password/reset' });
  const email = screen.getByLabelText('이메일');
  await user.type(email, 'somebody@');
  await user.click(screen.getByRole('button', { name: '링크 보내기' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(/주소를 다시 확인해/));
  unmount();
  const confirm = await renderPage(confirmPage, { path: `/auth/password/reset/confirm?token=${STALE}` });
  const password = screen.getByLabelText('새 비밀번호');
  await confirm.user.type(password, 'short');
  await confirm.user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/8~128자로 입력해 주세요/));
  expect(callsMade().filter((call) => call.startsWith('POST auth/'))).toEqual([]);
});

test('a change that was made leaves empty fields, which nothing is wrong of', async () => {
  const { change, user } = await openChange('renewing');
  await change(OLD);
  const field = screen.getByLabelText('새 비밀번호');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(await screen.findByText('비밀번호를 바꿨어요.')).toBeVisible();
  await screen.findByRole('button', { name: '비밀번호 바꾸기', busy: false });
  await user.type(field, 'n');
  expect(field).toBeValid();
});

const SETTINGS: SectionName[] = ['password', 'security', 'links'];

/** Opens a page of the settings of a member who has signed up by Naver, and returns its part that needs a password. */
async function openSetting(section: SectionName, columns: { email?: string; emailVerifiedAt: Date | null }) {
  const provider = await testProvider();
  const row = await provider.member({ passwordHash: null, ...columns });
  await provider.services.database.write((tx) =>
    tx.insert(socialAccounts).values({ provider: 'naver', account: row.username, userId: row.id }),
  );
  const user = presentUser(row, true);
  const page = <settingsPage.default member={user} section={section} social={['naver']} />;
  await renderPage(page, {
    path: `/me/settings/${section}`,
    route: '/me/settings/[section]',
    member: { ...row, user },
  });
  return screen.findByText(/메일로 비밀번호를 설정해/);
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each(SETTINGS)('a reset of an unverified account, which empties it, is not led to from %s', async (section) => {
  await openSetting(section, { emailVerifiedAt: null });
  const first = screen.getByRole('link', { name: '이메일을 먼저 인증해' });
  expect(first).toHaveAttribute('href', '/auth/verify-email');
  expect(hrefs()).not.toContain('/auth/password/reset');
});

test.each(SETTINGS)('without an address no mail would come, so %s leads to add one', async (section) => {
  await openSetting(section, { email: '', emailVerifiedAt: null });
  const first = screen.getByRole('link', { name: '이메일을 먼저 등록해' });
  expect(first).toHaveAttribute('href', '/me/settings/email');
  expect(hrefs()).not.toContain('/auth/password/reset');
});

test.each(SETTINGS)('a verified member sets a password by mail from %s', async (section) => {
  const link = await openSetting(section, { emailVerifiedAt: (await testProvider()).now() });
  expect(link).toHaveAttribute('href', '/auth/password/reset');
});
