import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { TestProvider } from '@/provider/testing';
import { choose } from '../actions';
import { call, callsMade, server, testProvider } from '../api';
import { aComment, aMember, aTopic, type TestMember } from '../factories';
import { openTopic } from '../topics/open';

const daysAgo = (provider: TestProvider, days: number) =>
  new Date(provider.services.now().getTime() - days * 24 * 60 * 60 * 1000);

async function collapse(subject: 'topic' | 'comment', subjectId: number) {
  const provider = await testProvider();
  for (const days of [5, 20, 60, 200, 400]) {
    const { token } = await provider.member({
      username: `crowd_${subject}_${subjectId}_${days}`.slice(0, 20),
      createdAt: daysAgo(provider, days),
    });
    const body = { subject, subjectId, reason: 'spam' };
    await provider.call('POST', 'reports/', { token, body });
  }
}
const block = async (by: TestMember, { username }: { username: string }) =>
  call('POST', `users/${username}/block/`, { token: by.token });

test('a member reports a topic with a reason, and sees that it was sent', async () => {
  const topic = await aTopic();
  const { user } = await openTopic({ topic, member: await aMember() });
  await choose(user, '글 메뉴', '신고하기');
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: '신고하기' }));
  expect(sheet.getByRole('alert')).toHaveTextContent('이유를 하나 골라 주세요.');
  await user.click(sheet.getByRole('radio', { name: '광고나 홍보예요' }));
  await user.type(sheet.getByLabelText(/추가로 알려 줄 내용/), '판매 글이에요');
  await user.click(sheet.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고했어요. 운영자가 살펴볼게요.')).toBeVisible();
  expect(callsMade()).toContain('POST reports/');
});

test('a rejected report shows the reason and keeps the input', async () => {
  const topic = await aTopic();
  const member = await aMember();
  const body = { subject: 'topic', subjectId: topic.id, reason: 'spam' };
  await call('POST', 'reports/', { token: member.token, body });
  const { user } = await openTopic({ topic, member });
  await choose(user, '글 메뉴', '신고하기');
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('radio', { name: '광고나 홍보예요' }));
  await user.type(sheet.getByLabelText(/추가로 알려 줄 내용/), '판매 글이에요');
  await user.click(sheet.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText(/이미 신고한 글이에요/)).toBeVisible();
  expect(sheet.getByLabelText(/추가로 알려 줄 내용/)).toHaveValue('판매 글이에요');
});

test('content that enough members reported is behind a tap', async () => {
  const topic = await aTopic({ content: '접힌 본문이에요' });
  const comment = await aComment({ topic, content: '접힌 댓글이에요' });
  await collapse('topic', topic.id);
  await collapse('comment', comment.id);
  const { user } = await openTopic({ topic });
  expect(screen.getByText('접힌 본문이에요')).not.toBeVisible();
  expect(screen.getByText('접힌 댓글이에요')).not.toBeVisible();
  const [first] = screen.getAllByText('신고가 접수되어 자동으로 숨겼어요');
  if (!first) throw new Error('nothing is collapsed');
  await user.click(first);
  expect(screen.getByText('접힌 본문이에요')).toBeVisible();
});

test('a blocked member’s comments go, and one that others answer stays as a shell', async () => {
  const reader = await aMember();
  const blocked = await aMember({ nickname: '차단될 이' });
  const topic = await aTopic();
  await aComment({ topic, by: blocked, content: '혼자인 댓글' });
  const answered = await aComment({ topic, by: blocked, content: '답이 달린 댓글' });
  await aComment({ topic, content: '남은 답글', parent: answered.id });
  await block(reader, blocked);
  await openTopic({ topic, member: reader });
  expect(await screen.findByText('차단한 회원이 썼어요')).toBeVisible();
  expect(screen.queryByText('혼자인 댓글')).toBeNull();
  expect(screen.queryByText('답이 달린 댓글')).toBeNull();
  expect(screen.getByText('남은 답글')).toBeVisible();
});

test('a member blocks an author after reading the consequences', async () => {
  const author = await aMember({ nickname: '보리차' });
  const topic = await aTopic({ by: author, content: '본문이에요' });
  const { user } = await openTopic({ topic, member: await aMember() });
  await choose(user, '글 메뉴', '차단하기');
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/설정에서 언제든 해제할 수 있어요/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '차단하기' }));
  expect(await screen.findByText('보리차님을 차단했어요')).toBeVisible();
  await waitFor(() => expect(screen.getByText('본문이에요')).not.toBeVisible());
  await user.click(screen.getByRole('button', { name: '글 메뉴' }));
  expect(await screen.findByRole('menuitem', { name: '차단 해제' })).toBeVisible();
});

test('“수정됨” opens the earlier version for the author, and is text for anyone else', async () => {
  const author = await aMember();
  const topic = await aTopic({ by: author, content: '처음 내용' });
  await call('PUT', `topics/${topic.id}/`, { token: author.token, body: { content: '고친 내용' } });
  const { unmount } = await openTopic({ topic });
  expect(screen.getByText('수정됨')).toBeVisible();
  expect(screen.queryByRole('button', { name: '수정됨' })).toBeNull();
  unmount();
  const { user } = await openTopic({ topic, member: author });
  await user.click(await screen.findByRole('button', { name: '수정됨' }));
  const sheet = within(await screen.findByRole('dialog', { name: '수정 기록' }));
  expect(await sheet.findByText('처음 내용')).toBeVisible();
});

test('a manager hides a comment with a reason, and cannot without one', async () => {
  const topic = await aTopic();
  const comment = await aComment({ topic, content: '가려질 댓글' });
  const { user } = await openTopic({ topic, member: await aMember({ role: 'manager' }) });
  const row = within((await screen.findByText('가려질 댓글')).closest('li') ?? document.createElement('li'));
  await user.click(await row.findByRole('button', { name: /댓글 메뉴$/ }));
  await user.click(await screen.findByRole('menuitem', { name: '가리기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(sheet.getByText('이유를 적어 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('이유'), '광고');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('가려진 댓글이에요.')).toBeVisible();
  expect(callsMade()).toContain(`PUT moderation/comment/${comment.id}/`);
});

test('a moderator who may edit nothing hides a topic and a comment from their menus', async () => {
  const topic = await aTopic();
  const { author } = await aComment({ topic });
  const { user } = await openTopic({ topic, member: await aMember({ role: 'moderator' }) });
  for (const menu of ['글 메뉴', `${author.nickname}님의 댓글 메뉴`]) {
    await user.click(await screen.findByRole('button', { name: menu }));
    expect(await screen.findByRole('menuitem', { name: '가리기' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /수정|삭제|고정/ })).toBeNull();
    await user.keyboard('{Escape}');
  }
  expect(screen.queryByRole('button', { name: `${author.nickname}님의 댓글 수정` })).toBeNull();
});

test('a menu is there with the page, which holds no rights, and opens once the reader’s are read', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get('*/api/v1/forums/:slug/topics/:id/', async ({ request }) => {
      if (request.headers.has('Authorization')) await released;
    }),
  );
  const author = await aMember();
  const { user } = await openTopic({ topic: await aTopic({ by: author }), member: author });
  await user.click(await screen.findByRole('button', { name: '글 메뉴' }));
  expect(screen.queryByRole('menu')).toBeNull();
  release();
  expect(await screen.findByRole('menuitem', { name: '수정' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: '삭제' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '신고하기' })).toBeNull();
});

test('input of a report is restored when it is opened again, until it was sent', async () => {
  const topic = await aTopic();
  const { user } = await openTopic({ topic, member: await aMember() });
  const open = async () => {
    await choose(user, '글 메뉴', '신고하기');
    return within(await screen.findByRole('dialog'));
  };
  const first = await open();
  await user.type(first.getByLabelText(/추가로 알려 줄 내용/), '쓰다 만 말');
  await user.click(first.getByRole('button', { name: '취소' }));
  const again = await open();
  await waitFor(() => expect(again.getByLabelText(/추가로 알려 줄 내용/)).toHaveValue('쓰다 만 말'));
  await user.click(again.getByRole('radio', { name: '광고나 홍보예요' }));
  await user.click(again.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고했어요. 운영자가 살펴볼게요.')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain('쓰다 만 말');
});
