import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import * as page from '@/pages/me/notifications';
import { type Notice, notify } from '@/provider/domain/notifications/notify';
import { loggedOut } from '@/store/user';
import { call, callsMade, layScenario, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { renderPage } from '../render';

const DAY_MS = 24 * 60 * 60 * 1000;

async function notifyMember(to: TestMember, notice: Partial<Notice> & { daysAgo?: number } = {}) {
  const { daysAgo = 0, ...rest } = notice;
  const { services } = await testProvider();
  await services.database.write((tx) =>
    notify(tx, {
      to: to.id,
      kind: 'comment',
      subject: { type: 'topic', id: 3, title: '겨울 보습', path: '/forums/free/topics/3' },
      now: new Date(Date.now() - daysAgo * DAY_MS),
      ...rest,
    }),
  );
}

const open = (member: TestMember, state: { page: number; status?: 'unread' } = { page: 1 }) =>
  renderPage(<page.default member={member.user} state={state} />, { path: '/me/notifications', member });

test('a visitor is sent to sign in and back', async () => {
  const { answer } = await renderPage(page, { path: '/me/notifications' });
  expect(answer).toMatchObject({
    redirect: { destination: '/auth/signin?error=SessionRequired&callbackUrl=%2Fme%2Fnotifications' },
  });
});

test('a member reads the actor and the action, grouped by day', async () => {
  // A test over midnight would see its first notifications yesterday.
  vi.useFakeTimers({ toFake: ['Date'], now: (await testProvider()).now() });
  const member = await aMember();
  const [friend, other] = [await aMember({ nickname: '이슬' }), await aMember()];
  await notifyMember(member, { actorId: other.id });
  vi.setSystemTime(Date.now() + 1000);
  await notifyMember(member, { actorId: friend.id });
  await notifyMember(member, { kind: 'badge', subject: { type: 'badge', id: 1, title: '첫 글' }, daysAgo: 1 });
  await open(member);

  const today = await screen.findByRole('region', { name: '오늘' });
  expect(within(today).getByRole('link', { name: '이슬님 외 1명이 내 글에 댓글을 남겼어요' })).toHaveAttribute(
    'href',
    '/forums/free/topics/3',
  );
  expect(within(today).getByText('겨울 보습')).toBeVisible();
  const yesterday = screen.getByRole('region', { name: '어제' });
  expect(within(yesterday).getByText('새 배지를 받았어요')).toBeVisible();
});

test('expiring points have a notification, with the link to them', async () => {
  const member = await aMember();
  await notifyMember(member, {
    kind: 'points',
    subject: { type: 'points', id: '2026-12-01', title: '12월 20일 1,200포인트', path: '/me/points' },
  });
  await open(member);
  expect(await screen.findByRole('link', { name: '곧 소멸되는 포인트가 있어요' })).toHaveAttribute(
    'href',
    '/me/points',
  );
  expect(screen.getByText('12월 20일 1,200포인트')).toBeVisible();
});

test('the other language keeps the view and its page, and the bell is the current page', async () => {
  await open(await aMember(), { page: 2, status: 'unread' });
  const [english] = screen.getAllByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/en/me/notifications?status=unread&page=2');
  expect(screen.getByRole('link', { name: '알림' })).toHaveAttribute('aria-current', 'page');
});

test('new members of a challenge’s group share a notification, with the link to the group', async () => {
  const member = await aMember();
  const [friend, other] = [await aMember({ nickname: '이슬' }), await aMember()];
  const path = '/challenges/3/group';
  for (const { id } of [other, friend]) {
    const subject = { type: 'challenge' as const, id: 3, title: '보습 열흘', path };
    await notifyMember(member, { kind: 'group_joined', actorId: id, subject });
  }
  await open(member);
  const link = await screen.findByRole('link', { name: '이슬님 외 1명이 내 챌린지 모임에 들어왔어요' });
  expect(link).toHaveAttribute('href', path);
  expect(screen.getByText('보습 열흘')).toBeVisible();
});

test('it is in English for an English reader', async () => {
  const member = await aMember();
  const friends = [await aMember(), await aMember(), await aMember({ nickname: 'Iseul' })];
  for (const { id } of friends) await notifyMember(member, { actorId: id, kind: 'like' });
  await renderPage(<page.default member={member.user} state={{ page: 1 }} />, {
    path: '/me/notifications',
    member,
    locale: 'en',
  });
  expect(await screen.findByRole('link', { name: 'Iseul and 2 others liked your topic' })).toBeVisible();
});

test('the bell counts unread notifications, and opening one marks it as read', async () => {
  const member = await aMember();
  const friend = await aMember({ nickname: '나리' });
  await notifyMember(member, { actorId: friend.id });
  await notifyMember(member, { actorId: friend.id, kind: 'follow', subject: { type: 'user', id: member.id } });
  const { user } = await open(member);

  expect(await screen.findByRole('link', { name: '알림, 새 알림 2개' })).toHaveAttribute('href', '/me/notifications');
  await user.click(screen.getByRole('link', { name: '나리님이 내 글에 댓글을 남겼어요' }));
  expect(await screen.findByRole('link', { name: '알림, 새 알림 1개' })).toBeVisible();
  await waitFor(() => expect(callsMade()).toContain('POST notifications/read/'));
});

test.each(['읽음으로 표시', '모두 읽음'])(
  'the focus stays in the page when «%s» is pressed by keyboard',
  async (name) => {
    const member = await aMember();
    await notifyMember(member);
    const { user } = await open(member);
    const button = await screen.findByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);

test('the bell counts what the stream reports while the page is open', async () => {
  const member = await aMember();
  await open(member);
  expect(await screen.findByRole('link', { name: '알림' })).toBeVisible();
  await waitFor(() => expect(callsMade()).toContain('GET notifications/stream/'));
  await notifyMember(member);
  expect(await screen.findByRole('link', { name: '알림, 새 알림 1개' })).toBeVisible();
  expect(await screen.findByText('겨울 보습')).toBeVisible();
  // The count itself was asked for once, as the page was opened.
  expect(callsMade().filter((call) => call.includes('status=unread'))).toHaveLength(1);
});

test('a list that is older than the count is fetched again by the stream', async () => {
  const member = await aMember();
  const gate = createGate();
  server.use(
    http.get('*/notifications/', async ({ request }) => {
      if (new URL(request.url).searchParams.get('status') === 'unread') await gate.opened;
    }),
  );
  await open(member);
  expect(await screen.findByText('아직 알림이 없어요')).toBeVisible();
  await notifyMember(member);
  gate.open();
  expect(await screen.findByText('겨울 보습')).toBeVisible();
});

test('one without a page of its own is marked as read in place', async () => {
  const member = await aMember();
  await notifyMember(member, {
    kind: 'moderation',
    outcome: 'hidden',
    note: '광고 글이에요',
    subject: { type: 'topic', id: 9 },
  });
  const { user } = await open(member);
  expect(await screen.findByText('이유: 광고 글이에요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '읽음으로 표시' }));
  expect(await screen.findByRole('link', { name: '알림' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '읽음으로 표시' })).toBeNull();
});

test('all are marked as read at once, and the unread view is empty', async () => {
  const member = await aMember();
  for (const id of [1, 2]) await notifyMember(member, { subject: { type: 'topic', id } });
  const { user } = await open(member, { page: 1, status: 'unread' });
  await user.click(await screen.findByRole('button', { name: '모두 읽음' }));
  expect(await screen.findByText('모두 읽었어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  expect(screen.getByRole('link', { name: '지난 알림 보기' })).toHaveAttribute('href', '/me/notifications');
});

test('a notification that came since the list was read stays unread when all of it are marked', async () => {
  const member = await aMember();
  await notifyMember(member, { daysAgo: 1 });
  const { user } = await open(member);
  const readAll = await screen.findByRole('button', { name: '모두 읽음' });
  await notifyMember(member, { kind: 'badge', subject: { type: 'badge', id: 1, title: '첫 글' } });
  await user.click(readAll);
  const unread = async () => (await call('GET', 'notifications/?status=unread', { token: member.token })).body;
  await waitFor(async () => expect((await unread()).results).toMatchObject([{ kind: 'badge' }]));
  expect(await screen.findByRole('button', { name: '읽음으로 표시' })).toBeVisible();
});

test('a notification that could not be marked as read is unread again, with the reason', async () => {
  const member = await aMember();
  await notifyMember(member);
  server.use(http.post('*/api/v1/notifications/read/', () => Response.json({ code: 'unavailable' }, { status: 503 })));
  const { user } = await open(member);
  await user.click(await screen.findByRole('button', { name: '모두 읽음' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await screen.findByRole('link', { name: '알림, 새 알림 1개' })).toBeVisible();
});

test('a member without notifications sees the next step', async () => {
  await open(await aMember());
  expect(await screen.findByText('아직 알림이 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '포럼 둘러보기' })).toHaveAttribute('href', '/forums');
});

test('a failed fetch is repeated by a tap', async () => {
  const member = await aMember();
  await notifyMember(member);
  layScenario('error');
  const { user } = await open(member);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(retry);
  expect(await screen.findByRole('region', { name: '오늘' })).toBeVisible();
});

test('when the session ends nothing private stays on the page', async () => {
  const member = await aMember();
  await notifyMember(member);
  const { store } = await open(member);
  await screen.findByRole('region', { name: '오늘' });
  store.dispatch(loggedOut());
  expect(await screen.findByText(/로그인이 만료됐어요/)).toBeVisible();
  expect(screen.queryByText('겨울 보습')).toBeNull();
});
