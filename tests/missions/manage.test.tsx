import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as manageMissionsPage from '@/pages/manage/missions';
import { aMission } from '@/provider/areas/missions/testing';
import { call, callsMade, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = (member: TestMember | undefined, status = '') => {
  const path = status ? `/manage/missions?status=${status}` : '/manage/missions';
  return renderPage(manageMissionsPage, { path, member });
};
const aManager = () => aMember({ role: 'manager' });

/** Creates a submission that waits for a manager. */
async function handedIn(title: string, nickname: string) {
  const provider = await testProvider();
  const mission = await aMission(provider, { kind: 'note', choices: [], checked: true, title });
  const member = await aMember({ nickname });
  const body = { data: { note: `${nickname}의 아침은 이래요.` } };
  await provider.call('PUT', `missions/${mission.id}/`, { token: member.token, body });
  return { mission, member };
}
const caseOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);
const statusOf = async (id: number, { token }: TestMember) => {
  const { body } = await call('GET', `missions/${id}/`, { token });
  return body.own_status;
};

test('is a 404 for a member, and asks a visitor to sign in', async () => {
  const { answer: forMember, unmount } = await open(await aMember());
  expect(forMember).toEqual({ notFound: true });
  unmount();
  const { answer: forVisitor } = await open(undefined);
  const destination = '/auth/signin?error=SessionRequired&callbackUrl=%2Fmanage%2Fmissions';
  expect(forVisitor).toEqual({ redirect: { destination, permanent: false } });
});

test('a manager reads a submission and completes it', async () => {
  const { mission, member } = await handedIn('아침 적기', '아침이');
  const { user } = await open(await aManager());
  const row = await caseOf('아침이의 아침은 이래요.');
  expect(row.getByRole('link', { name: '아침 적기' })).toBeVisible();
  await user.click(row.getByRole('button', { name: '완료하기' }));
  expect(await screen.findByText('미션을 완료했어요')).toBeVisible();
  await expect.poll(() => screen.queryByText('아침이의 아침은 이래요.')).toBeNull();
  expect(await statusOf(mission.id, member)).toBe('completed');
});

test('a manager gives something back and has to say why', async () => {
  const { mission, member } = await handedIn('저녁 적기', '저녁이');
  const { user } = await open(await aManager());
  const row = await caseOf('저녁이의 아침은 이래요.');
  await user.click(row.getByRole('button', { name: '반려하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: '반려하기' }));
  expect(callsMade().some((call) => call.includes('decision'))).toBe(false);
  await user.type(sheet.getByRole('textbox'), '순서를 더 적어 주세요.');
  await user.click(sheet.getByRole('button', { name: '반려하기' }));
  expect(await screen.findByText('미션을 반려했어요')).toBeVisible();
  expect(await statusOf(mission.id, member)).toBe('ready');
});

test('a completion is withdrawn with its reward', async () => {
  const { mission, member } = await handedIn('점심 적기', '점심이');
  const manager = await aManager();
  const first = await open(manager);
  await first.user.click((await caseOf('점심이의 아침은 이래요.')).getByRole('button', { name: '완료하기' }));
  await expect.poll(() => statusOf(mission.id, member)).toBe('completed');
  first.unmount();
  const { user } = await open(manager, 'completed');
  const row = await caseOf('점심이의 아침은 이래요.');
  await user.click(row.getByRole('button', { name: '완료 취소' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByRole('textbox'), '다른 글을 옮겼어요.');
  await user.click(sheet.getByRole('button', { name: '완료 취소' }));
  expect(await screen.findByText('완료를 취소했어요')).toBeVisible();
  expect(await statusOf(mission.id, member)).toBe('ready');
});

test('a submission that was changed meanwhile is not completed unread', async () => {
  const { mission, member } = await handedIn('새벽 적기', '새벽이');
  const { user } = await open(await aManager());
  const row = await caseOf('새벽이의 아침은 이래요.');
  const provider = await testProvider();
  provider.advance(1);
  await provider.call('PUT', `missions/${mission.id}/`, {
    token: member.token,
    body: { data: { note: '새벽이가 고쳐 적었어요.' } },
  });
  await user.click(row.getByRole('button', { name: '완료하기' }));
  expect(await screen.findByText(/그사이 내용이 바뀌었어요/)).toBeVisible();
  expect(await screen.findByText('새벽이가 고쳐 적었어요.')).toBeVisible();
  expect(await statusOf(mission.id, member)).toBe('submitted');
});
