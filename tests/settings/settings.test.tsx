import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { NewMembers } from '@/components/manage/NewMembers';
import { Composer } from '@/components/topics/composer/Composer';
import type { NewMemberLimits } from '@/contract/managedSettings';
import * as managePage from '@/pages/manage/settings';
import { newMemberLimits } from '@/provider/db/schema/site';
import { answered, call, callsMade, layScenario, server, testProvider } from '../api';
import { aForum, aMember, aTopic, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

const PATH = 'manage/settings/new-members/';
const provider = await testProvider();

let owner: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(newMemberLimits));
  owner = await aMember({ role: 'owner' });
});

const show = (member: TestMember) => renderPage(managePage, { path: '/manage/settings', member });
/** Opens the page as the owner, and waits for its form. */
async function open() {
  const page = await show(owner);
  await screen.findByRole('checkbox', { name: /제한하기/ });
  return page;
}
const stored = async (): Promise<NewMemberLimits> => (await call('GET', PATH, { token: owner.token })).body;
/** Changes the limits as another operator does. */
async function change(part: Partial<NewMemberLimits>) {
  const { token } = await aMember({ role: 'manager' });
  const body = { ...(await stored()), ...part };
  expect((await call('PUT', PATH, { token, body })).status).toBe(200);
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const number = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () =>
  within(screen.getByRole('region', { name: '새로 가입한 회원' })).getByRole('button', { name: '저장' });

test('an owner limits new members by keyboard', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1, name: '설정' })).toBeVisible();
  expect(box(/제한하기/)).not.toBeChecked();
  box(/제한하기/).focus();
  await user.keyboard(' {Tab}{Control>}a{/Control}7{Tab}{Tab} {Tab}');
  expect(number(/글, 포스트, 질문/)).toHaveFocus();
  await user.clear(number(/글, 포스트, 질문/));
  await user.keyboard('5{Enter}');
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toEqual({
    enabled: true,
    days: 7,
    links: false,
    pictures: false,
    posts_a_day: 5,
    comments_a_day: 20,
    version: 2,
  });
});

test('numbers out of their bounds are named at their fields, and nothing is sent', async () => {
  const { user } = await open();
  await user.clear(number(/기간/));
  await user.clear(number(/댓글과 답변/));
  await user.type(number(/댓글과 답변/), '999');
  await user.click(save());
  expect(await screen.findByText('1부터 30까지 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('0부터 200까지 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(number(/기간/)).toHaveFocus());
  expect(callsMade()).not.toContain(`PUT ${PATH}`);
});

test('the second of two operators compares both versions and saves their own', async () => {
  const { user } = await open();
  await user.clear(number(/기간/));
  await user.type(number(/기간/), '9');
  await change({ enabled: true, days: 2 });
  await user.click(save());
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  const days = within(sheet.getByRole('region', { name: /기간/ }));
  expect([days.getByText('2'), days.getByText('9')]).toHaveLength(2);
  expect(within(sheet.getByRole('region', { name: /제한하기/ })).getByText('예')).toBeVisible();
  expect(sheet.queryByRole('region', { name: /사진/ })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '닫기' }));
  expect(number(/기간/)).toHaveValue('9');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toMatchObject({ enabled: false, days: 9, version: 3 });
});

test('what was typed stays after a failure, and is offered again after a reload', async () => {
  const { user, unmount } = await open();
  await user.click(box(/제한하기/));
  server.use(http.put(`*/${PATH}`, () => HttpResponse.json({ code: 'internal' }, { status: 500 }), { once: true }));
  await user.click(save());
  expect(await screen.findByText(/저장하지 못했어요/)).toBeVisible();
  expect(box(/제한하기/)).toBeChecked();
  unmount();
  await open();
  expect(await screen.findByText(/불러왔어요/)).toBeVisible();
  expect(box(/제한하기/)).toBeChecked();
});

test('a failure to load is shown with the means to ask again', async () => {
  layScenario('error');
  const { user } = await renderPage(<NewMembers />, { path: '/manage/settings', member: owner });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByRole('checkbox', { name: /제한하기/ })).toBeVisible();
});

test('the page is in English too', async () => {
  await renderPage(managePage, { path: '/manage/settings', member: owner, locale: 'en' });
  expect(screen.getByRole('checkbox', { name: 'Limit new members' })).toBeVisible();
  expect(screen.getByText('Up to 200. With 0 there is no limit.')).toBeVisible();
});

test('a new member whose topic has a link reads from when on, and what was typed stays', async () => {
  await change({ enabled: true, links: false, pictures: false, posts_a_day: 1 });
  const forum = { ...(await aForum()), topic_count: 0, last_topic_at: null, categories: [], tags: [] };
  const { user } = await renderPage(<Composer forum={forum} />, {
    path: `/forums/${forum.slug}/new`,
    member: await aMember(),
  });
  const content = screen.getByLabelText('내용');
  await user.type(screen.getByLabelText('제목'), '세안 순서');
  await user.type(content, '여기 evil.com');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/^아직 링크를 넣을 수 없어요: evil\.com\. .*\d+월 \d+일 \d+:\d+부터/)).toBeVisible();
  expect(content).toBeInvalid();
  await waitFor(() => expect(content).toHaveFocus());
  expect(content).toHaveValue('여기 evil.com');
  expect(screen.getByLabelText('제목')).toHaveValue('세안 순서');

  await user.clear(content);
  await user.type(content, '링크 없이 써요');
  await user.upload(screen.getByLabelText('사진 추가'), await aPicture());
  await screen.findByLabelText('사진 설명');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/^아직 사진을 넣을 수 없어요/)).toBeVisible();
  expect(content).toHaveValue('링크 없이 써요');
});

test('a new member who has written as much as a day allows reads when to go on, and what was typed stays', async () => {
  await change({ enabled: true, posts_a_day: 1, comments_a_day: 1 });
  const forum = { ...(await aForum()), topic_count: 0, last_topic_at: null, categories: [], tags: [] };
  const member = await aMember();
  const body = { title: '첫 글', content: '안녕하세요' };
  await call('POST', `forums/${forum.slug}/topics/`, { token: member.token, body });
  const { user } = await renderPage(<Composer forum={forum} />, { path: `/forums/${forum.slug}/new`, member });
  await user.type(screen.getByLabelText('제목'), '두 번째 글');
  await user.type(screen.getByLabelText('내용'), '또 있어요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/하루에 1개 쓸 수 있어요\. .*부터 다시/)).toBeVisible();
  expect(screen.getByLabelText('제목')).toBeInvalid();
  expect(screen.getByLabelText('내용')).toHaveValue('또 있어요');
});

test('a comment of a new member with a link, or one too many, is back in its field, with the reason', async () => {
  await change({ enabled: true, links: false, comments_a_day: 1 });
  const { user } = await openTopic({ topic: await aTopic(), member: await aMember() });
  const text = await screen.findByRole('textbox', { name: '댓글' });
  const send = () => user.click(screen.getByRole('button', { name: '등록' }));
  await user.type(text, '여기 evil.com');
  await send();
  expect(await screen.findByText(/^아직 링크를 넣을 수 없어요: evil\.com/)).toBeVisible();
  await waitFor(() => expect(text).toHaveValue('여기 evil.com'));
  await user.clear(text);
  await user.type(text, '링크 없이');
  await send();
  await waitFor(() => expect(text).toHaveValue(''));
  // One is sent at a time.
  await act(answered);
  await user.type(text, '하나 더');
  await send();
  expect(await screen.findByText(/댓글과 답변을 .*하루에 1개 쓸 수 있어요/)).toBeVisible();
  await waitFor(() => expect(text).toHaveValue('하나 더'));
});
