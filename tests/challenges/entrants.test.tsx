import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as entrantsPage from '@/pages/challenges/[id]/entrants';
import { challengeChecks, challengeEntrants } from '@/provider/db/schema/challenges';
import { callsMade, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';
import { aCheckBefore, aGiver, anEntrant, anOpenChallenge } from './factories';

/** Starting it is no part of any one test's time. */
beforeAll(async () => void (await testProvider()));
beforeEach(() => sessionStorage.clear());

const open = (id: number, { query = '', member }: { query?: string; member?: TestMember } = {}) =>
  renderPage(entrantsPage, {
    path: `/challenges/${id}/entrants${query}`,
    route: '/challenges/[id]/entrants',
    params: { id: String(id) },
    member,
  });
const heartOf = (nickname: string, count: number) =>
  screen.findByRole('button', {
    name: `${nickname}님에게 하트 1개 보내기, 받은 하트 ${count}`,
  });
const givenTo = (nickname: string, count: number) =>
  screen.findByRole('button', {
    name: `${nickname}님에게 하트를 보냈어요, 받은 하트 ${count}`,
  });
const heartsGiven = () => callsMade().filter((call) => call.includes('/heart/'));

test('a visitor reads the latest check-ins and what a heart costs before any tap', async () => {
  const { id } = await anOpenChallenge();
  const first = await anEntrant(id, { said: { content: '물 한 잔부터.' } });
  await anEntrant(id);
  await open(id);
  expect(screen.getByText('물 한 잔부터.')).toBeVisible();
  expect(screen.getByText('아직 첫 인증 전이에요.')).toBeVisible();
  expect(screen.getByText(/하트 1개로 인증을 응원할 수 있어요/)).toBeVisible();
  expect(screen.getByRole('link', { name: first.member.nickname })).toBeVisible();
});

test('a visitor who taps a heart is led to sign in and back to the list', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anEntrant(id, { said: {} });
  const { user, visits } = await open(id);
  await user.click(await heartOf(member.nickname, 0));
  await expect.poll(() => visits.current).toContain('error=SessionRequired');
  expect(visits.current).toContain(encodeURIComponent(`/challenges/${id}/entrants`));
});

test('the list is narrowed by its address to those with a review, or to one by name', async () => {
  const { id } = await anOpenChallenge();
  const kept = await anEntrant(id, { said: {} });
  const other = await anEntrant(id, { said: {} });
  const { services } = await testProvider();
  await services.database.write((tx) =>
    tx
      .update(challengeEntrants)
      .set({ review: '당김이 줄었어요.', reviewedAt: services.now() })
      .where(eq(challengeEntrants.id, kept.id)),
  );
  const { user, visits } = await open(id, { query: '?has_review=true' });
  expect(screen.getByText('당김이 줄었어요.')).toBeVisible();
  expect(screen.queryByText(other.member.nickname)).toBeNull();
  await user.type(screen.getByLabelText('아이디로 찾기'), `${other.member.username}{Enter}`);
  await expect
    .poll(() => visits.current)
    .toBe(`/challenges/${id}/entrants?user=${other.member.username}`);
});

test('whose name nobody has is said so, with the way back to everyone', async () => {
  const { id } = await anOpenChallenge();
  await anEntrant(id, { said: {} });
  await open(id, { query: '?user=nobody_here' });
  expect(screen.getByText('이 챌린지에서 찾지 못했어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '모두 보기' })).toHaveAttribute(
    'href',
    `/challenges/${id}/entrants`,
  );
});

test('one entrant’s page shows every day of theirs, and the pictures of its ends', async () => {
  const { id } = await anOpenChallenge();
  const { id: eid, member } = await anEntrant(id, { said: { image: '/files/b.webp' } });
  await aCheckBefore(eid, 1, '/files/a.webp');
  const { user } = await open(id, { query: `?user=${member.username}` });
  const days = screen.getByRole('region', { name: `${member.nickname}님의 달력` });
  await user.click(within(days).getByRole('button', { name: /3월 1일 \(일\) 인증했어요/ }));
  expect(within(days).getByText('1일 전 인증')).toBeVisible();
  expect(within(days).getByText('2일 연속')).toBeVisible();
  expect(within(days).getByRole('slider', { name: '처음과 지금 비교하기' })).toBeInTheDocument();
  // What is still to do is theirs to know.
  expect(within(days).queryByText(/남았어요/)).toBeNull();
});

test('whom one has given hearts is asked for with a session alone', async () => {
  const { id } = await anOpenChallenge();
  const { answer } = await open(id, { query: '?hearted=true' });
  expect(answer).toEqual({
    redirect: {
      destination: `/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(
        `/challenges/${id}/entrants?hearted=true`,
      )}`,
      permanent: false,
    },
  });
});

test('a heart is given at once and once, and what is left is said', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anEntrant(id, { said: {} });
  const { user } = await open(id, { member: await aGiver(3) });
  expect(await screen.findByText(/지금 3개 있고/)).toBeVisible();
  await user.dblClick(await heartOf(member.nickname, 0));
  expect(await givenTo(member.nickname, 1)).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('하트를 보냈어요. 2개 남았어요.')).toBeVisible();
  expect(await screen.findByText(/지금 2개 있고/)).toBeVisible();
  await user.click(await givenTo(member.nickname, 1));
  expect(heartsGiven()).toHaveLength(1);
});

test('without hearts the tap is taken back with the reason, and when there are more is said', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anEntrant(id, { said: {} });
  const { user } = await open(id, { member: await aGiver(0) });
  expect(await screen.findByText(/지금은 보낼 하트가 없어요\. 밤 12시/)).toBeVisible();
  await user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText(/하트를 보내지 못했어요\. 하트가/)).toBeVisible();
  expect(await heartOf(member.nickname, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('nothing is paid for a check-in that has changed, and what it says by now is shown', async () => {
  const { id } = await anOpenChallenge();
  const { member, checkId } = await anEntrant(id, { said: { content: '어제의 글' } });
  const giver = await aGiver(3);
  const { user } = await open(id, { member: giver });
  await heartOf(member.nickname, 0);
  const { services, call } = await testProvider();
  await services.database.write((tx) =>
    tx.update(challengeChecks).set({ content: '바뀐 글' }).where(eq(challengeChecks.id, checkId)),
  );
  await user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText('바뀐 글')).toBeVisible();
  expect(await heartOf(member.nickname, 0)).toBeVisible();
  const hearts = await call('GET', 'heart-histories/', { token: giver.token });
  expect(hearts.body.summary.balance).toBe(3);
});

test('a heart whose answer was lost is paid once when it is given again', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anEntrant(id, { said: {} });
  const giver = await aGiver(3);
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/heart/', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  const { user } = await open(id, { member: giver });
  await user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText(/하트를 보내지 못했어요\. 잠시 후/)).toBeVisible();
  await user.click(await heartOf(member.nickname, 0));
  expect(await givenTo(member.nickname, 1)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('one’s own check-in shows its hearts and takes none', async () => {
  const { id } = await anOpenChallenge();
  const own = await aGiver(3);
  await anEntrant(id, { by: own, said: { heartCount: 4 } });
  await open(id, { member: own });
  expect(await screen.findByText('받은 하트')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /하트/ })).toBeNull();
  // There is nothing of one's own to report.
  expect(screen.queryByRole('button', { name: /인증 메뉴/ })).toBeNull();
});

test('a check-in can be reported', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anEntrant(id, { said: {} });
  const { user } = await open(id, { member: await aMember() });
  await user.click(await screen.findByRole('button', { name: `${member.nickname}님의 인증 메뉴` }));
  await user.click(await screen.findByRole('menuitem', { name: '신고하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('radio', { name: /광고/ }));
  await user.click(sheet.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고했어요. 운영자가 살펴볼게요.')).toBeVisible();
});

test('a challenge that is not there has no entrants’ page', async () => {
  expect((await open(9999)).answer).toMatchObject({ notFound: true });
});
