import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as settingsPage from '@/pages/me/settings/[section]';
import { codeAt, PASSWORD, withPassword, withTwoStep } from '@/provider/areas/auth/testing';
import { presentUser } from '@/provider/domain/members/present';
import type { TestMember, TestProvider } from '@/provider/testing';
import { testProvider } from '../api';
import { renderPage } from '../render';
import { PATIENT } from './nextAuth';
import { lendAuthenticator } from './passkeyBrowser';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open<T extends TestMember>(make: (provider: TestProvider) => Promise<T>) {
  const provider = await testProvider();
  const member = await make(provider);
  const page = await renderPage(settingsPage, {
    route: '/me/settings/[section]',
    params: { section: 'security' },
    member: { ...member, user: presentUser(member, true) },
  });
  const state = async () => (await member.call('GET', 'auth/security/')).body;
  return { ...page, provider, member, state };
}

test('a member turns two-step sign-in on and saves the recovery codes', async () => {
  const { user, provider, state } = await open(withPassword);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(await screen.findByRole('button', { name: '2단계 인증 켜기' }, PATIENT));
  const sheet = await screen.findByRole('dialog');
  const password = await within(sheet).findByLabelText('현재 비밀번호');
  await user.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toBeInvalid(), PATIENT);
  await user.clear(password);
  await user.type(password, `${PASSWORD}{Enter}`);
  expect(await within(sheet).findByRole('img', { name: '인증 앱에 추가할 QR 코드' }, PATIENT)).toBeVisible();
  const address = within(sheet).getByRole('link', { name: '이 기기의 인증 앱에서 열기' }).getAttribute('href') ?? '';
  const secret = new URL(address).searchParams.get('secret') ?? '';
  expect(sheet).toHaveTextContent(secret.match(/.{4}/g)?.join(' ') ?? 'no key');
  await user.type(within(sheet).getByLabelText('인증 코드'), `${codeAt(secret, provider.now())}{Enter}`);
  expect(await screen.findByRole('heading', { name: '복구 코드를 저장해 주세요' }, PATIENT)).toBeVisible();
  expect(screen.getAllByText(/^\w{4}(-\w{4}){3}$/)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: '파일로 저장' }));
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/plain' }));
  await user.click(screen.getByRole('button', { name: '저장했어요' }));
  expect(await screen.findByText(/복구 코드가 10개 남았어요/)).toBeVisible();
  expect((await state()).two_step_at).not.toBeNull();
});

test('a member gets new recovery codes, and turns two-step sign-in off', async () => {
  const { user, provider, member, state } = await open(withTwoStep);
  const change = async (button: string, otp: string) => {
    await user.click(await screen.findByRole('button', { name: button }, PATIENT));
    const sheet = await screen.findByRole('dialog');
    await user.type(await within(sheet).findByLabelText('현재 비밀번호'), PASSWORD);
    await user.type(within(sheet).getByLabelText('인증 코드'), otp);
    await user.click(within(sheet).getByRole('button', { name: button }));
  };
  provider.advance(30);
  await change('새 복구 코드 받기', member.code());
  const [code] = await screen.findAllByText(/^\w{4}(-\w{4}){3}$/, {}, PATIENT);
  const fresh = code?.textContent ?? '';
  expect(member.recovery).not.toContain(fresh);
  await user.click(screen.getByRole('button', { name: '저장했어요' }));
  await change('2단계 인증 끄기', fresh);
  expect(await screen.findByRole('button', { name: '2단계 인증 켜기' }, PATIENT)).toBeVisible();
  expect((await state()).two_step_at).toBeNull();
});

test('a member adds a passkey under a name, and deletes it', async () => {
  const { user, state } = await open(withPassword);
  lendAuthenticator();
  await user.click(await screen.findByRole('button', { name: '패스키 추가' }, PATIENT));
  const name = await screen.findByLabelText('패스키 이름');
  await user.clear(name);
  await user.type(name, '회사 노트북');
  await user.type(screen.getByLabelText('현재 비밀번호'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('회사 노트북', {}, PATIENT)).toBeVisible();
  expect((await state()).passkeys).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '회사 노트북 패스키 삭제' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(screen.queryByText('회사 노트북')).toBeNull(), PATIENT);
  expect((await state()).passkeys).toEqual([]);
});

test('a passkey that the device already has is reported with its reason', async () => {
  const { user } = await open(withPassword);
  lendAuthenticator(new DOMException('there', 'InvalidStateError'));
  await user.click(await screen.findByRole('button', { name: '패스키 추가' }, PATIENT));
  await user.type(await screen.findByLabelText('현재 비밀번호'), `${PASSWORD}{Enter}`);
  expect(await screen.findByRole('alert', {}, PATIENT)).toHaveTextContent('이미 결의 패스키가 있어요');
});

test('a member without a password is asked to set one first', async () => {
  await open((provider) => provider.member());
  expect(await screen.findByRole('link', { name: '메일로 비밀번호를 설정해' }, PATIENT)).toBeVisible();
  expect(screen.getByRole('button', { name: '2단계 인증 켜기' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '패스키 추가' })).toBeDisabled();
});
