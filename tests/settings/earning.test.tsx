import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Earning } from '@/components/manage/Earning';
import { earningDefaults } from '@/contract/constants/settings';
import type { EarningRules } from '@/contract/managedSettings';
import { parseListState } from '@/lib/listState';
import * as managePage from '@/pages/manage/settings/earning';
import * as pointsPage from '@/pages/me/points';
import { earningRules } from '@/provider/db/schema/site';
import { call, callsMade, layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const PATH = 'manage/settings/earning/';
const provider = await testProvider();

let owner: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(earningRules));
  owner = await aMember({ role: 'owner' });
});

/** Opens the page as the owner, and waits for its form. */
async function open() {
  const page = await renderPage(managePage, { path: '/manage/settings/earning', member: owner });
  await screen.findByRole('group', { name: '댓글 작성' });
  return page;
}
const stored = async (): Promise<EarningRules> => (await call('GET', PATH, { token: owner.token })).body;
/** Changes the rules as another operator does. */
async function change(part: Partial<EarningRules>) {
  const { token } = await aMember({ role: 'manager' });
  expect((await call('PUT', PATH, { token, body: { ...(await stored()), ...part } })).status).toBe(200);
}
const field = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: '저장' });

test('an owner changes by keyboard what a topic earns, and reads from when on', async () => {
  const { user } = await open();
  expect(screen.getByText(/이미 받은 것은 그대로예요/)).toBeVisible();
  expect(screen.getByRole('link', { name: '적립 규칙' })).toHaveAttribute('aria-current', 'true');
  await user.clear(field('글·포스트 작성', '포인트'));
  await user.keyboard('25{Tab}{Tab}{Control>}a{/Control}3{Enter}');
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toEqual({ ...earningDefaults, written_point: 25, writes_a_day: 3, version: 2 });
});

test('numbers out of their bounds are named at their fields, and nothing is sent', async () => {
  const { user } = await open();
  await user.clear(field('이메일 인증(가입 선물)', '포인트'));
  await user.type(field('이메일 인증(가입 선물)', '포인트'), '50000');
  await user.clear(field('이메일 인증(가입 선물)', '하트'));
  await user.type(field('이메일 인증(가입 선물)', '하트'), '0');
  await user.click(save());
  expect(await screen.findByText('0부터 10,000까지 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('1부터 100까지 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(field('이메일 인증(가입 선물)', '포인트')).toHaveFocus());
  expect(callsMade()).not.toContain(`PUT ${PATH}`);
});

test('the second of two operators compares both versions', async () => {
  const { user } = await open();
  await user.clear(field('댓글 작성', '경험치'));
  await user.type(field('댓글 작성', '경험치'), '9');
  await change({ comment_xp: 4 });
  await user.click(save());
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  const xp = within(sheet.getByRole('region', { name: '댓글 경험치' }));
  expect([xp.getByText('4'), xp.getByText('9')]).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toMatchObject({ comment_xp: 9, version: 3 });
});

test('a failure to load is shown with the means to ask again', async () => {
  layScenario('error');
  const { user } = await renderPage(<Earning />, { path: '/manage/settings/earning', member: owner });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByRole('group', { name: '댓글 작성' })).toBeVisible();
});

test('the page is in English too', async () => {
  const path = '/manage/settings/earning';
  await renderPage(managePage, { path, member: owner, locale: 'en' });
  expect(screen.getByRole('group', { name: 'Writing a comment' })).toBeVisible();
});

test('a member reads what earns points as it is set, and nothing of what earns none', async () => {
  await change({ written_point: 25, writes_a_day: 2, skin_test_point: 0, welcome_point: 1500 });
  const { user } = await renderPage(<pointsPage.default ledger="point" username="" state={parseListState({})} />, {
    path: '/me/points',
    member: await aMember(),
  });
  expect(await screen.findByText('이메일 인증을 마치면 1,500P로 시작해요.')).toBeVisible();
  await user.click(screen.getByText('포인트를 받는 활동'));
  const ways = screen.getAllByRole('term').flatMap((term) => term.textContent ?? '');
  expect(ways).toContain('글·포스트 작성');
  expect(ways).not.toContain('피부 타입 검사 (처음 한 번)');
  expect(screen.getByText('글·포스트 작성').nextElementSibling).toHaveTextContent('25P 하루 2번까지');
});
