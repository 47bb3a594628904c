import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as submissionsPage from '@/pages/manage/submissions';
import { aMission } from '@/provider/areas/missions/testing';
import { call, callsMade, failOnce, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = (member: TestMember | undefined, query = '') =>
  renderPage(submissionsPage, { path: `/manage/submissions${query}`, member });
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
  const destination = '/auth/signin?error=SessionRequired&callbackUrl=%2Fmanage%2Fsubmissions';
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
  const { user } = await open(manager, '?status=completed');
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

test('a submission that was changed under the sheet is read before it is returned', async () => {
  const { mission, member } = await handedIn('한낮 적기', '한낮이');
  const { user } = await open(await aManager());
  const row = await caseOf('한낮이의 아침은 이래요.');
  await user.click(row.getByRole('button', { name: '반려하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByRole('textbox'), '순서를 더 적어 주세요.');
  const provider = await testProvider();
  provider.advance(1);
  const body = { data: { note: '한낮이가 순서를 적었어요.' } };
  await provider.call('PUT', `missions/${mission.id}/`, { token: member.token, body });
  await user.click(sheet.getByRole('button', { name: '반려하기' }));
  expect(await screen.findByText('한낮이가 순서를 적었어요.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await statusOf(mission.id, member)).toBe('submitted');
});

/** Creates submissions of one mission by new members, whose nicknames begin with `name`. */
async function handedInBy(count: number, title: string, name: string) {
  const provider = await testProvider();
  const mission = await aMission(provider, { kind: 'note', choices: [], checked: true, title, reward: 80 });
  const people: TestMember[] = [];
  for (let place = 1; place <= count; place += 1) {
    const member = await aMember({ nickname: `${name}${place}` });
    const body = { data: { note: `${name}${place}의 글이에요.` } };
    await provider.call('PUT', `missions/${mission.id}/`, { token: member.token, body });
    people.push(member);
  }
  return { mission, people };
}
const box = (nickname: string, title: string) => screen.getByRole('checkbox', { name: `${nickname}님의 ‘${title}’` });

test('the queue is narrowed to one mission, which its filter names', async () => {
  const { mission } = await handedInBy(1, '거르는 미션', '솔');
  await handedInBy(1, '다른 미션', '참');
  const manager = await aManager();
  const { user, visits, unmount } = await open(manager);
  await user.click(screen.getByText('필터'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByLabelText('거르는 미션'));
  await user.click(sheet.getByRole('button', { name: '적용' }));
  expect(visits.current).toBe(`/manage/submissions?mission=${mission.id}`);
  unmount();
  await open(manager, `?mission=${mission.id}`);
  expect(await screen.findByText('솔1의 글이에요.')).toBeVisible();
  expect(screen.queryByText('참1의 글이에요.')).toBeNull();
});

test('a manager completes all of a page at once, after a question', async () => {
  const { mission, people } = await handedInBy(3, '한꺼번에', '별');
  const { user } = await open(await aManager(), `?mission=${mission.id}`);
  expect(screen.queryByRole('button', { name: /^완료하기 \d/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '이 페이지 모두 선택' }));
  expect(screen.getByRole('checkbox', { name: '3건 선택함' })).toBeChecked();
  await user.click(box('별2', '한꺼번에'));
  expect(screen.getByRole('checkbox', { name: '2건 선택함' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: '완료하기 2건' }));
  const sheet = within(await screen.findByRole('dialog', { name: '제출 2건을 완료할까요?' }));
  expect(callsMade()).not.toContain('POST missions/submissions/decision/');
  await user.click(sheet.getByRole('button', { name: '완료하기' }));
  expect(await screen.findByText('제출 2건을 완료했어요')).toBeVisible();
  await expect.poll(() => screen.queryByText('별1의 글이에요.')).toBeNull();
  expect(screen.getByText('별2의 글이에요.')).toBeVisible();
  const statuses = await Promise.all(people.map((person) => statusOf(mission.id, person)));
  expect(statuses).toEqual(['completed', 'submitted', 'completed']);
  expect(callsMade().filter((made) => made === 'POST missions/submissions/decision/')).toHaveLength(1);
});

test('several are returned with one reason, which stays typed when the call fails', async () => {
  const { mission, people } = await handedInBy(2, '함께 반려', '달');
  const { user } = await open(await aManager(), `?mission=${mission.id}`);
  await user.click(screen.getByRole('checkbox', { name: '이 페이지 모두 선택' }));
  await user.click(screen.getByRole('button', { name: '반려하기 2건' }));
  const sheet = within(await screen.findByRole('dialog', { name: '제출 2건을 반려할까요?' }));
  await user.click(sheet.getByRole('button', { name: '반려하기' }));
  expect(callsMade()).not.toContain('POST missions/submissions/decision/');
  await user.type(sheet.getByRole('textbox'), '순서를 더 적어 주세요.');
  const keys = failOnce('*/api/v1/missions/submissions/decision/');
  await user.click(sheet.getByRole('button', { name: '반려하기' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(sheet.getByRole('button', { name: '반려하기' })).toBeEnabled());
  expect(sheet.getByRole('textbox')).toHaveValue('순서를 더 적어 주세요.');
  await user.click(sheet.getByRole('button', { name: '반려하기' }));
  expect(await screen.findByText('제출 2건을 반려했어요')).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  for (const { token } of people) {
    const { body } = await call('GET', `missions/${mission.id}/`, { token });
    expect(body).toMatchObject({ own_status: 'ready', reason: '순서를 더 적어 주세요.' });
  }
});

test('what another operator decided first is named, also when nothing is left, and stays as it was', async () => {
  const { mission, people } = await handedInBy(2, '먼저 한 일', '강');
  const { user } = await open(await aManager(), `?mission=${mission.id}`);
  await user.click(screen.getByRole('checkbox', { name: '이 페이지 모두 선택' }));
  const { token } = await aManager();
  const path = `missions/submissions/?mission=${mission.id}`;
  const { body: read } = await call('GET', path, { token });
  for (const { id, changed_at } of read.results) {
    const body = { decision: 'return', reason: '다시 적어 주세요.', changed_at };
    await call('POST', `missions/submissions/${id}/decision/`, { token, body });
  }
  await user.click(screen.getByRole('button', { name: '완료하기 2건' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '완료하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '2건은 그대로 두었어요' }));
  expect(await screen.findByText('확인할 제출이 없어요')).toBeInTheDocument();
  expect(sheet.getByText('강1님의 ‘먼저 한 일’')).toBeVisible();
  expect(sheet.getAllByText(/^다른 운영자가 먼저 처리했거나/)).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: '확인' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await Promise.all(people.map((person) => statusOf(mission.id, person)))).toEqual(['ready', 'ready']);
});

test('several completions are withdrawn with one reason, and returned ones are not decided on', async () => {
  const { mission, people } = await handedInBy(2, '함께 취소', '숲');
  const manager = await aManager();
  const path = `missions/submissions/?mission=${mission.id}`;
  const { body: read } = await call('GET', path, { token: manager.token });
  const submissions = read.results.map(({ id, changed_at }: { id: number; changed_at: string }) => ({
    id,
    changed_at,
  }));
  const body = { decision: 'complete', reason: '', submissions };
  await call('POST', 'missions/submissions/decision/', { token: manager.token, body });
  const { user, unmount } = await open(manager, `?status=completed&mission=${mission.id}`);
  await user.click(screen.getByRole('checkbox', { name: '이 페이지 모두 선택' }));
  await user.click(screen.getByRole('button', { name: '완료 취소 2건' }));
  const sheet = within(await screen.findByRole('dialog', { name: '제출 2건의 완료를 취소할까요?' }));
  await user.type(sheet.getByRole('textbox'), '같은 글을 옮겼어요.');
  await user.click(sheet.getByRole('button', { name: '완료 취소' }));
  expect(await screen.findByText('제출 2건의 완료를 취소했어요')).toBeVisible();
  expect(await Promise.all(people.map((person) => statusOf(mission.id, person)))).toEqual(['ready', 'ready']);
  unmount();
  await open(manager, `?status=returned&mission=${mission.id}`);
  expect(await screen.findByText('숲1의 글이에요.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
