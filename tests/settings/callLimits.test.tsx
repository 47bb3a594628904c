import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallLimits } from '@/components/manage/CallLimits';
import type { CallLimits as Limits } from '@/contract/managedSettings';
import * as managePage from '@/pages/manage/settings';
import { call, callsMade, layScenario } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const PATH = 'manage/settings/limits/';
const ADDRESS = '/manage/settings';
const WRITES = '1분에 쓸 수 있는 횟수';
const UPLOADS = '1분에 올릴 수 있는 사진 수';

const owner = () => aMember({ role: 'owner' });
const stored = async ({ token }: TestMember): Promise<Limits> => (await call('GET', PATH, { token })).body;
const part = () => within(screen.getByRole('region', { name: '모든 회원' }));
const save = () => part().getByRole('button', { name: '저장' });

test('an owner sets by keyboard how often members may write and upload', async () => {
  const member = await owner();
  const before = await stored(member);
  const { user } = await renderPage(managePage, { path: ADDRESS, member });
  expect(screen.getByRole('link', { name: '회원 제한' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByLabelText(WRITES)).toHaveValue('120');
  expect(screen.getByLabelText(UPLOADS)).toHaveValue('20');
  await user.clear(screen.getByLabelText(WRITES));
  // As a keyboard in Korean or Japanese may type it.
  await user.keyboard('２００{Tab}');
  expect(screen.getByLabelText(UPLOADS)).toHaveFocus();
  await user.clear(screen.getByLabelText(UPLOADS));
  await user.keyboard('40{Enter}');
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored(member)).toEqual({ writes_a_minute: 200, uploads_a_minute: 40, version: before.version + 1 });
  // What new members may not do yet is another form, which nothing of this was sent with.
  expect(callsMade()).not.toContain('PUT manage/settings/new-members/');
});

test('numbers out of their bounds are named at their fields, and nothing is sent', async () => {
  const { user } = await renderPage(managePage, { path: ADDRESS, member: await owner() });
  await user.clear(screen.getByLabelText(WRITES));
  await user.type(screen.getByLabelText(WRITES), '29');
  await user.clear(screen.getByLabelText(UPLOADS));
  await user.type(screen.getByLabelText(UPLOADS), '７');
  await user.click(save());
  expect(await screen.findByText('30부터 600까지 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('10부터 100까지 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(WRITES)).toHaveFocus());
  expect(callsMade()).not.toContain(`PUT ${PATH}`);
});

test('the second of two operators compares both numbers', async () => {
  const member = await owner();
  const { user } = await renderPage(managePage, { path: ADDRESS, member });
  await user.clear(screen.getByLabelText(WRITES));
  await user.type(screen.getByLabelText(WRITES), '90');
  const { token } = await aMember({ role: 'manager' });
  const theirs = { ...(await stored(member)), writes_a_minute: 45 };
  expect((await call('PUT', PATH, { token, body: theirs })).status).toBe(200);
  await user.click(save());
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  const row = within(sheet.getByRole('region', { name: WRITES }));
  expect([row.getByText('45'), row.getByText('90')]).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect((await stored(member)).writes_a_minute).toBe(90);
});

test('a failure to load is shown with the means to ask again', async () => {
  layScenario('error');
  const { user } = await renderPage(<CallLimits />, { path: ADDRESS, member: await owner() });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByLabelText(WRITES)).toBeVisible();
});

test('the page is in English too', async () => {
  await renderPage(managePage, { path: ADDRESS, member: await owner(), locale: 'en' });
  expect(screen.getByRole('heading', { level: 2, name: 'All members' })).toBeVisible();
  expect(screen.getByLabelText('Writes a minute')).toBeVisible();
});
