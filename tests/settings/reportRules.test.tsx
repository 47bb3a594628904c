import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ReportRules } from '@/components/manage/ReportRules';
import type { ReportRules as Rules } from '@/contract/managedSettings';
import * as managePage from '@/pages/manage/settings/reports';
import { reportRules } from '@/provider/db/schema/site';
import { call, callsMade, layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const PATH = 'manage/settings/reports/';
const ADDRESS = '/manage/settings/reports';
const LABEL = '자동으로 숨기는 신고 수';
const provider = await testProvider();

let owner: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(reportRules));
  owner = await aMember({ role: 'owner' });
});

const stored = async (): Promise<Rules> => (await call('GET', PATH, { token: owner.token })).body;
const save = () => screen.getByRole('button', { name: '저장' });

test('an owner sets by keyboard how many reports hide content', async () => {
  const { user } = await renderPage(managePage, { path: ADDRESS, member: owner });
  expect(screen.getByRole('link', { name: '신고 기준' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByLabelText(LABEL)).toHaveValue('5');
  await user.clear(screen.getByLabelText(LABEL));
  await user.keyboard('8{Enter}');
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toEqual({ reporters: 8, version: 2 });
});

test('a number out of its bounds is named at its field, and nothing is sent', async () => {
  const { user } = await renderPage(managePage, { path: ADDRESS, member: owner });
  await user.clear(screen.getByLabelText(LABEL));
  await user.type(screen.getByLabelText(LABEL), '2');
  await user.click(save());
  expect(await screen.findByText('3부터 50까지 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(LABEL)).toHaveFocus());
  expect(callsMade()).not.toContain(`PUT ${PATH}`);
});

test('the second of two operators compares both numbers', async () => {
  const { user } = await renderPage(managePage, { path: ADDRESS, member: owner });
  await user.clear(screen.getByLabelText(LABEL));
  await user.type(screen.getByLabelText(LABEL), '9');
  const { token } = await aMember({ role: 'manager' });
  expect((await call('PUT', PATH, { token, body: { reporters: 4, version: 1 } })).status).toBe(200);
  await user.click(save());
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  const row = within(sheet.getByRole('region', { name: LABEL }));
  expect([row.getByText('4'), row.getByText('9')]).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toEqual({ reporters: 9, version: 3 });
});

test('a failure to load is shown with the means to ask again', async () => {
  layScenario('error');
  const { user } = await renderPage(<ReportRules />, { path: ADDRESS, member: owner });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByLabelText(LABEL)).toBeVisible();
});

test('the page is in English too', async () => {
  await renderPage(managePage, { path: ADDRESS, member: owner, locale: 'en' });
  expect(screen.getByLabelText('Reports that hide content')).toHaveValue('5');
});
