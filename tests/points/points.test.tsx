import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { parseListState } from '@/lib/listState';
import * as creditsPage from '@/pages/me/credits';
import * as heartsPage from '@/pages/me/hearts';
import * as pointsPage from '@/pages/me/points';
import * as xpPage from '@/pages/me/xp';
import { enter } from '@/provider/domain/ledger/ledger';
import { callsMade, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const DAY = 24 * 60 * 60 * 1000;

/** Creates a member who earned `amount` points, or xp, ten days ago. */
async function aSaver(amount: number, ledger: 'point' | 'xp' = 'point') {
  const member = await aMember();
  const { services } = await testProvider();
  const now = new Date(services.now().getTime() - 10 * DAY);
  await services.database.write((tx) =>
    enter(tx, { userId: member.id, ledger, amount, reason: 'mission_completed', now }),
  );
  return member;
}

const view = { username: '', state: parseListState({}) };
/** Converts the typed points and confirms it. */
async function convert(user: UserEvent, won: string) {
  await user.click(screen.getByRole('button', { name: `${won}원으로 전환` }));
  await user.click(await screen.findByRole('button', { name: '전환하기' }));
}
/** Opens the points of a member, and the form that converts them. */
async function openPoints(member: TestMember) {
  const page = await renderPage(<pointsPage.default ledger="point" {...view} />, { path: '/me/points', member });
  await page.user.click(await screen.findByText('적립금으로 전환', { selector: 'summary' }));
  return page;
}

test('a visitor is sent to sign in and back', async () => {
  const { answer } = await renderPage(pointsPage, { path: '/me/points' });
  const destination = '/auth/signin?error=SessionRequired&callbackUrl=%2Fme%2Fpoints';
  expect(answer).toEqual({ redirect: { destination, permanent: false } });
});

test('a member sees the balance, the convertible points and their origin', async () => {
  await openPoints(await aSaver(2350));
  expect(await screen.findByText('미션 완료')).toBeVisible();
  const balance = screen.getByRole('region', { name: '현재 잔액' });
  expect(within(balance).getAllByText('2,350')).toHaveLength(2);
  expect(await screen.findByLabelText('전환할 포인트')).toHaveValue(null);
});

test('beside the balance its course is folded, and drawn once it is opened', async () => {
  const member = await aSaver(2000);
  const { services } = await testProvider();
  const today = { userId: member.id, ledger: 'point', reason: 'mission_completed', now: services.now() } as const;
  await services.database.write((tx) => enter(tx, { ...today, amount: 350 }));
  const { user } = await openPoints(member);
  const balance = within(screen.getByRole('region', { name: '현재 잔액' }));
  expect(balance.queryByRole('img')).toBeNull();
  await user.click(balance.getByText('최근 1년', { selector: 'summary' }));
  expect(await balance.findByRole('img', { name: /2,350 P로 바뀌었어요/ })).toBeVisible();
});

test('without an entry the page shows how to get the first', async () => {
  const member = await aMember();
  await renderPage(<heartsPage.default ledger="heart" {...view} />, { path: '/me/hearts', member });
  expect(await screen.findByText('아직 주고받은 하트가 없어요')).toBeVisible();
});

test('a member sees the xp they have and where it comes from', async () => {
  const member = await aSaver(40, 'xp');
  await aSaver(900, 'xp');
  await renderPage(xpPage, { path: '/me/xp', member });
  expect(await screen.findByText('미션 완료')).toBeVisible();
  expect(screen.getByText('+40')).toBeVisible();
  expect(screen.queryByText('+900')).toBeNull();
  const balance = screen.getByRole('region', { name: '현재 잔액' });
  expect(within(balance).getAllByText('40').length).toBeGreaterThan(0);
});

test('entries stand under the day on which they were made, one heading each', async () => {
  const member = await aSaver(40);
  const { services } = await testProvider();
  const { id: userId } = member;
  await services.database.write(async (tx) => {
    for (const amount of [5, 6])
      await enter(tx, { userId, ledger: 'point', amount, reason: 'liked', now: services.now() });
  });
  await openPoints(member);
  const headings = (await screen.findAllByRole('heading', { level: 3 })).map((it) => it.textContent);
  expect(headings).toEqual([expect.stringContaining('3월 2일'), expect.stringContaining('2월 20일')]);
});

test('points become store credit, confirmed by a toast, and the balance follows', async () => {
  const { user } = await openPoints(await aSaver(2350));
  const field = await screen.findByLabelText('전환할 포인트');
  await user.clear(field);
  await user.type(field, '1200');
  await user.click(screen.getByRole('button', { name: '1,200원으로 전환' }));
  expect(await screen.findByText(/적립금 1,200원을 받고 1,150P가 남아요/)).toBeVisible();
  expect(callsMade().filter((call) => call.endsWith('convert/'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: '전환하기' }));
  expect(await screen.findByText('1,200P를 적립금으로 전환했어요.')).toBeVisible();
  expect(await screen.findByText('적립금 전환')).toBeVisible();
  expect(screen.getByText('-1,200')).toBeVisible();
});

test('a second tap converts nothing more, and an invalid amount is rejected with a message', async () => {
  const { user } = await openPoints(await aSaver(5000));
  const field = await screen.findByLabelText('전환할 포인트');
  await user.clear(field);
  await user.type(field, '1050');
  await user.click(screen.getByRole('button', { name: '1,050원으로 전환' }));
  const limits = '1,000P부터 5,000P까지, 100P 단위로 입력해 주세요.';
  expect(await screen.findByText(limits)).toBeVisible();
  await user.clear(field);
  await user.type(field, '1000');
  expect(screen.queryByText(limits)).toBeNull();
  await user.click(screen.getByRole('button', { name: '1,000원으로 전환' }));
  await user.click(await screen.findByRole('button', { name: '취소' }));
  expect(field).toHaveValue(1000);
  await user.click(screen.getByRole('button', { name: '1,000원으로 전환' }));
  await user.dblClick(await screen.findByRole('button', { name: '전환하기' }));
  expect(await screen.findByText('1,000P를 적립금으로 전환했어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '적립금으로 전환' }));
  expect(screen.getByLabelText('전환할 포인트')).toHaveValue(null);
  expect(callsMade().filter((call) => call.endsWith('convert/'))).toHaveLength(1);
});

test('a rejection is shown with the provider’s reason and keeps the input', async () => {
  const { user } = await openPoints(await aSaver(2350));
  server.use(
    http.post('*/api/v1/point-histories/convert/', () =>
      HttpResponse.json({ success: false, reason: '지금은 점검 중이에요.' }),
    ),
  );
  await user.type(await screen.findByLabelText('전환할 포인트'), '2300');
  await convert(user, '2,300');
  expect(await screen.findByText('전환하지 못했어요. 지금은 점검 중이에요.')).toBeVisible();
  expect(screen.getByLabelText('전환할 포인트')).toHaveValue(2300);
});

test.each([
  ['on the way', () => HttpResponse.error()],
  ['behind the proxy', () => HttpResponse.json({ code: 'unavailable' }, { status: 503 })],
])('a call whose answer was lost %s is sent again under the same key', async (_, lost) => {
  const { user } = await openPoints(await aSaver(2000));
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/point-histories/convert/', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? lost() : HttpResponse.json({ success: true, reason: '' });
    }),
  );
  await user.type(await screen.findByLabelText('전환할 포인트'), '2000');
  await convert(user, '2,000');
  expect(await screen.findByText('전환하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  await convert(user, '2,000');
  expect(await screen.findByText('2,000P를 적립금으로 전환했어요.')).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
});

test('a manager who looks up a ledger in English stays in English', async () => {
  const member = await aMember({ role: 'manager' });
  await renderPage(<pointsPage.default ledger="point" {...view} />, { path: '/me/points', locale: 'en', member });
  const form = (await screen.findByLabelText("Member's ID")).closest('form');
  expect(form).toHaveAttribute('action', '/en/me/points');
});

test('a manager looks up the points of any member, a member only their own', async () => {
  const saver = await aSaver(500);
  const manager = await aMember({ role: 'manager' });
  await renderPage(<pointsPage.default ledger="point" username={saver.username} state={view.state} />, {
    path: `/me/points?username=${saver.username}`,
    member: manager,
  });
  expect(await screen.findByText('미션 완료')).toBeVisible();
  expect(screen.getByLabelText('회원 아이디')).toHaveValue(saver.username);
  expect(screen.queryByLabelText('전환할 포인트')).toBeNull();
});

test('a member without store credit is led to their points, and one with it sees each conversion', async () => {
  const member = await aSaver(3000);
  const empty = await renderPage(creditsPage, { path: '/me/credits', member });
  expect(await screen.findByRole('link', { name: '포인트 전환하기' })).toHaveAttribute('href', '/me/points');
  empty.unmount();

  const { user, unmount } = await openPoints(member);
  await user.type(await screen.findByLabelText('전환할 포인트'), '2000');
  await convert(user, '2,000');
  expect(await screen.findByText('2,000P를 적립금으로 전환했어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '적립금 내역 보기' })).toHaveAttribute('href', '/me/credits');
  unmount();

  await renderPage(creditsPage, { path: '/me/credits', member });
  expect(await screen.findByText('+2,000원')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '지금까지 받은 적립금' })).getByText('2,000')).toBeVisible();
  expect(screen.getByText(/스토어가 열리면 결제할 때 쓸 수 있어요/)).toBeVisible();
});
