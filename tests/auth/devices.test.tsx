import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as settingsPage from '@/pages/me/settings/[section]';
import { layScenario, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

async function openDevices() {
  const member = await aMember();
  const provider = await testProvider();
  await provider.session(member.id);
  await provider.session(member.id);
  const page = await renderPage(settingsPage, {
    route: '/me/settings/[section]',
    params: { section: 'devices' },
    member,
  });
  await screen.findByText('이 기기에서 사용 중');
  return page;
}
const buttons = () => screen.queryAllByRole('button', { name: '알 수 없는 기기 로그아웃' });

test('a device is signed out with a tap, and listed again when that fails', async () => {
  const { user } = await openDevices();
  expect(buttons()).toHaveLength(2);
  await user.click(buttons()[0] as HTMLElement);
  expect(await screen.findByText('선택한 기기에서 로그아웃했어요')).toBeVisible();
  expect(buttons()).toHaveLength(1);
  layScenario('error');
  await user.click(buttons()[0] as HTMLElement);
  expect(await screen.findByText(/로그아웃하지 못했어요/)).toBeVisible();
  expect(buttons()).toHaveLength(1);
});

test('every other device is signed out after a question', async () => {
  const { user } = await openDevices();
  await user.click(screen.getByRole('button', { name: '다른 기기 모두 로그아웃' }));
  const sheet = within(await screen.findByRole('dialog', { name: /모두 로그아웃할까요/ }));
  await user.click(sheet.getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('다른 기기에서 모두 로그아웃했어요')).toBeVisible();
  expect(buttons()).toEqual([]);
});
