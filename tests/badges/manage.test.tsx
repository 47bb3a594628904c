import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Badges } from '@/components/manage/Badges';
import type { BadgeCode } from '@/contract/constants/common';
import type { ManagedBadge } from '@/contract/managedBadges';
import * as managePage from '@/pages/manage/badges';
import { badgeSettings } from '@/provider/db/schema/members';
import { call, callsMade, layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const path = '/manage/badges';
const provider = await testProvider();

let editor: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(badgeSettings));
  editor = await aMember({ role: 'editor' });
});

const stored = async (code: BadgeCode): Promise<ManagedBadge> => {
  const { body } = await call('GET', 'manage/badges/', { token: editor.token });
  return body.badges.find((badge: ManagedBadge) => badge.code === code);
};
const change = async (code: BadgeCode, part: Partial<ManagedBadge>) => {
  const { threshold, status, version } = { ...(await stored(code)), ...part };
  const body = { threshold, status, version };
  expect((await call('PUT', `manage/badges/${code}/`, { token: editor.token, body })).status).toBe(200);
};
/** Opens the page as an editor, and the sheet of a badge there. */
async function open(name: string) {
  const page = await renderPage(managePage, { path, member: editor });
  await page.user.click(await screen.findByRole('button', { name: `${name} 수정` }));
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: `${name} 수정` })) };
}

test('an editor lowers a number, reads what that means, and sees it in the rule', async () => {
  const { user, sheet } = await open('이야기꾼');
  expect(sheet.getByText(/푸시 알림과 메일은 보내지 않아요/)).toBeVisible();
  expect(sheet.getByText('기준을 높여도 이미 받은 배지는 그대로예요.')).toBeVisible();
  await user.clear(sheet.getByRole('textbox', { name: '글 수' }));
  await user.type(sheet.getByRole('textbox', { name: '글 수' }), '7{Enter}');
  expect(await screen.findByText('저장했어요')).toBeVisible();
  const row = await screen.findByRole('row', { name: /글을 7개 쓰면 받아요/ });
  expect(within(row).getByText('이미 도달한 회원에게 지급하는 중')).toBeVisible();
  expect(await stored('ten_topics')).toMatchObject({ threshold: 7, status: 'active', version: 2 });
});

test('a number out of its bounds is named at its field, and nothing is sent', async () => {
  const { user, sheet } = await open('이야기꾼');
  await user.clear(sheet.getByRole('textbox', { name: '글 수' }));
  await user.type(sheet.getByRole('textbox', { name: '글 수' }), '0');
  await user.click(sheet.getByRole('button', { name: '저장' }));
  expect(await sheet.findByText('1부터 100,000까지 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(sheet.getByRole('textbox', { name: '글 수' })).toHaveFocus());
  expect(callsMade()).not.toContain('PUT manage/badges/ten_topics/');
});

test('a badge without a number is turned on, to be awarded by hand', async () => {
  const { user, sheet } = await open('처음부터 함께');
  expect(sheet.queryByRole('textbox')).toBeNull();
  await user.click(sheet.getByRole('checkbox', { name: '이 배지 지급하기' }));
  await user.click(sheet.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await screen.findByText('운영자가 지급')).toBeVisible();
});

test('the second of two operators is told, and sees what the first has set', async () => {
  const { user, sheet } = await open('이야기꾼');
  await change('ten_topics', { threshold: 8 });
  await user.click(sheet.getByRole('button', { name: '저장' }));
  expect(await screen.findByText(/다른 곳에서 먼저 고쳤어요/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('row', { name: /글을 8개 쓰면 받아요/ })).toBeVisible();
});

test('a failure to load is shown with the means to ask again', async () => {
  layScenario('error');
  const { user } = await renderPage(<Badges />, { path, member: editor });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByRole('table', { name: '배지 목록' })).toBeVisible();
});

test('the page is in English too', async () => {
  await renderPage(managePage, { path, member: editor, locale: 'en' });
  expect(screen.getByRole('button', { name: 'Edit Storyteller' })).toBeVisible();
  expect(screen.getByText('For 50 or more topics.')).toBeVisible();
});
