import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as verifyPage from '@/pages/auth/verify-email';
import * as settingsPage from '@/pages/me/settings/[section]';
import { hashPassword } from '@/provider/domain/identity/password';
import { testProvider } from '../api';
import type { TestMember } from '../factories';
import { renderPage } from '../render';

const PASSWORD = 'quiet winter lake';
const provider = await testProvider();
const mailed = (pattern: RegExp) => provider.mails.at(-1)?.text.match(pattern)?.[1] ?? '';
async function aMember(columns = {}): Promise<TestMember> {
  const row = await provider.member({ passwordHash: await hashPassword(PASSWORD), ...columns });
  return { ...row, user: (await provider.call('GET', `users/${row.username}/`, { token: row.token })).body };
}
const open = (member: TestMember) =>
  renderPage(settingsPage, { route: '/me/settings/[section]', params: { section: 'email' }, member });
const openLink = (query: string, member?: TestMember) =>
  renderPage(verifyPage, { path: `/auth/verify-email?${query}`, member });
/** Asks for a new address on the page of `member`. */
async function begin(member: TestMember) {
  const { user, ...page } = await open(member);
  const form = within(await screen.findByRole('form', { name: '이메일 변경' }));
  await user.type(form.getByLabelText('새 이메일'), `next_${member.username}@example.com`);
  await user.type(form.getByLabelText('현재 비밀번호'), PASSWORD);
  await user.click(form.getByRole('button', { name: '확인 메일 받기' }));
  await screen.findByText('새 이메일을 확인하고 있어요');
  return { user, ...page };
}

test('a new address waits for its link, which can be sent again or cancelled', async () => {
  const { user } = await begin(await aMember());
  const first = mailed(/key=([\w-]+)/);
  await user.click(screen.getByRole('button', { name: '다시 보내기' }));
  expect(await screen.findByText('인증 메일을 다시 보냈어요.')).toBeVisible();
  expect(mailed(/key=([\w-]+)/)).not.toBe(first);
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText('이메일 변경을 취소했어요')).toBeVisible();
  expect(await screen.findByRole('form', { name: '이메일 변경' })).toBeVisible();
});

test.each([
  ['email', '새 이메일'],
  ['password', '현재 비밀번호'],
])('the password that the settings of %s ask for is filled in by the member’s name', async (section, label) => {
  const member = await aMember();
  await renderPage(settingsPage, { route: '/me/settings/[section]', params: { section }, member });
  const form = (await screen.findByLabelText(label)).closest('form');
  const names = [...(form?.querySelectorAll('input') ?? [])].filter((it) => it.autocomplete === 'username');
  expect(names.map((it) => it.value)).toEqual([member.username]);
  expect(within(form as HTMLElement).getByLabelText('현재 비밀번호')).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});

test('a wrong password is reported at its field', async () => {
  const { user } = await open(await aMember());
  const form = within(await screen.findByRole('form', { name: '이메일 변경' }));
  await user.type(form.getByLabelText('새 이메일'), 'next@example.com');
  await user.type(form.getByLabelText('현재 비밀번호'), 'something else');
  await user.click(form.getByRole('button', { name: '확인 메일 받기' }));
  expect(await screen.findByText(/현재 비밀번호와 달라요/)).toBeVisible();
});

test('the link changes the address, and the notice to the former one restores it', async () => {
  const member = await aMember();
  (await begin(member)).unmount();
  const change = await openLink(`key=${mailed(/key=([\w-]+)/)}&change=1`, member);
  expect(await screen.findByText('이메일을 바꿨어요.')).toBeVisible();
  change.unmount();
  const query = `undo=${mailed(/undo=([\w-]+)/)}`;
  const { user, unmount } = await openLink(query);
  await user.click(screen.getByRole('button', { name: '이메일 되돌리기' }));
  expect(await screen.findByText(/모든 기기에서 로그아웃했어요/)).toBeVisible();
  unmount();
  const again = await openLink(query);
  await again.user.click(screen.getByRole('button', { name: '이메일 되돌리기' }));
  expect(await screen.findByText('이메일을 되돌리지 못했어요.')).toBeVisible();
});

test('on a device without the session the link asks for the password, again too; an unknown one leads to the settings', async () => {
  const member = await aMember();
  (await begin(member)).unmount();
  const query = `key=${mailed(/key=([\w-]+)/)}&change=1`;
  // Twice, since the first response may have been lost.
  for (const _time of [1, 2]) {
    const { user, unmount } = await openLink(query);
    expect(await screen.findByText(/계정의 비밀번호를 입력해 주세요/)).toBeVisible();
    await user.type(screen.getByLabelText('비밀번호'), PASSWORD);
    await user.click(screen.getByRole('button', { name: '인증하기' }));
    expect(await screen.findByText('이메일을 바꿨어요.')).toBeVisible();
    unmount();
  }
  await openLink(`key=${'t'.repeat(43)}&change=1`);
  expect(await screen.findByRole('link', { name: '이메일 설정으로' })).toHaveAttribute('href', '/me/settings/email');
});

test('a member without a password is asked to set one first', async () => {
  await open(await aMember({ passwordHash: null }));
  expect(await screen.findByRole('link', { name: '비밀번호 설정하기' })).toHaveAttribute(
    'href',
    '/auth/password/reset',
  );
});
