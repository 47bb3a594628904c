import { act, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/pictures/PictureViewer';
import * as participantsPage from '@/pages/challenges/[id]/participants';
import { challengeCheckIns } from '@/provider/db/schema/challenges';
import { reportCases } from '@/provider/db/schema/moderation';
import { users } from '@/provider/db/schema/users';
import { enter } from '@/provider/domain/ledger/ledger';
import { loggedOut } from '@/store/user';
import { choose } from '../actions';
import { call, callsMade, failOnce, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';
import { aGiver, anEarlierCheckIn, anOpenChallenge, anParticipant, aReview } from './factories';

const open = (id: number, { query = '', member }: { query?: string; member?: TestMember } = {}) =>
  renderPage(participantsPage, {
    path: `/challenges/${id}/participants${query}`,
    route: '/challenges/[id]/participants',
    params: { id: String(id) },
    member,
  });
const heartOf = (nickname: string, count: number) =>
  screen.findByRole('button', { name: `${nickname}님에게 하트 1개 보내기, 받은 하트 ${count}` });
const givenTo = (nickname: string, count: number) =>
  screen.findByRole('button', { name: `${nickname}님에게 하트를 보냈어요, 받은 하트 ${count}` });
const heartsGiven = () => callsMade().filter((call) => call.includes('/heart/'));

test('a visitor reads the latest check-ins and what a heart costs before any tap', async () => {
  const { id } = await anOpenChallenge();
  const first = await anParticipant(id, { said: { content: '물 한 잔부터.' } });
  await anParticipant(id);
  await open(id);
  expect(screen.getByText('물 한 잔부터.')).toBeVisible();
  expect(screen.getByText('아직 첫 인증 전이에요.')).toBeVisible();
  expect(screen.getByText(/하트 1개로 인증을 응원할 수 있어요/)).toBeVisible();
  expect(screen.getByRole('link', { name: first.member.nickname })).toBeVisible();
});

test('the picture of a check-in opens in full screen', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: { image: '/files/b.webp' } });
  const { user } = await open(id);
  const name = `${member.nickname}님의 인증 사진 1`;
  await user.click(screen.getByRole('link', { name: `${name} 크게 보기` }));
  const viewer = within(await screen.findByRole('dialog', { name: '사진 보기' }));
  expect(viewer.getByRole('img', { name })).toBeInTheDocument();
});

test('a visitor who taps a heart is redirected to sign in and back to the list', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  const { user, visits } = await open(id);
  await user.click(await heartOf(member.nickname, 0));
  await expect.poll(() => visits.current).toContain('error=SessionRequired');
  expect(visits.current).toContain(encodeURIComponent(`/challenges/${id}/participants`));
});

test('the list is filtered by its address to those with a review, or to one by name', async () => {
  const { id } = await anOpenChallenge();
  const stored = await anParticipant(id, { said: {} });
  const other = await anParticipant(id, { said: {} });
  await aReview(stored.id, '당김이 줄었어요.');
  const { user, visits } = await open(id, { query: '?has_review=true' });
  expect(screen.getByText('당김이 줄었어요.')).toBeVisible();
  expect(screen.queryByText(other.member.nickname)).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: '아이디로 검색' }), `${other.member.username}{Enter}`);
  await expect.poll(() => visits.current).toBe(`/challenges/${id}/participants?user=${other.member.username}`);
});

test('an unknown name is reported, with a link to everyone', async () => {
  const { id } = await anOpenChallenge();
  await anParticipant(id, { said: {} });
  await open(id, { query: '?user=unknown_here' });
  expect(screen.getByText('이 챌린지에서 찾지 못했어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', `/challenges/${id}/participants`);
});

test('a member reports a review by its own menu, separately from the check-in', async () => {
  const { id } = await anOpenChallenge();
  const { id: eid, member: author } = await anParticipant(id, { said: {} });
  await aReview(eid, '저희 가게로 오세요.');
  const member = await aMember();
  const { user } = await open(id, { member });
  await choose(user, `${author.nickname}님 후기 메뉴`, '신고하기');
  await user.click(await screen.findByRole('radio', { name: '광고나 홍보예요' }));
  await user.click(screen.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고했어요. 운영자가 살펴볼게요.')).toBeVisible();
  const { body } = await call('GET', 'reports/sent/', { token: member.token });
  expect(body.results).toMatchObject([
    { reason: 'advertising', content: { subject: 'challenge_review', subject_id: eid } },
  ]);
});

test('a review that reports have collapsed is behind a tap, and the check-in is not', async () => {
  const { id } = await anOpenChallenge();
  const { id: eid, member: author } = await anParticipant(id, { said: { content: '물 한 잔부터.' } });
  await aReview(eid, '저희 가게로 오세요.');
  const { services } = await testProvider();
  const now = services.now();
  await services.database.write((tx) =>
    tx.insert(reportCases).values({
      subject: 'challenge_review',
      subjectId: eid,
      authorId: author.id,
      collapsed: true,
      createdAt: now,
      changedAt: now,
    }),
  );
  const { user } = await open(id);
  expect(screen.getByText('물 한 잔부터.')).toBeVisible();
  expect(screen.getByText('저희 가게로 오세요.')).not.toBeVisible();
  await user.click(screen.getByText('신고가 접수되어 자동으로 숨겼어요'));
  expect(screen.getByText('저희 가게로 오세요.')).toBeVisible();
});

test('a manager hides a review and shows it again, and its author sees who can read it', async () => {
  const { id } = await anOpenChallenge();
  const author = await aMember();
  const { id: eid } = await anParticipant(id, { by: author, said: {} });
  await aReview(eid, '저희 가게로 오세요.');
  const manager = await aMember({ role: 'manager' });
  const page = await open(id, { member: manager });
  const menu = () => screen.findByRole('button', { name: `${author.nickname}님 후기 메뉴` });
  await page.user.click(await menu());
  await page.user.click(await screen.findByRole('menuitem', { name: '가리기' }));
  await page.user.type(await screen.findByLabelText(/이유/), '가게 홍보예요');
  await page.user.click(screen.getByRole('button', { name: '가리기' }));
  const note = '운영자가 가린 후기예요. 작성자와 운영자만 볼 수 있어요.';
  expect(await screen.findByText(note)).toBeVisible();
  await page.user.click(await menu());
  expect(await screen.findByRole('menuitem', { name: '가림 해제' })).toBeVisible();
  page.unmount();
  const own = await open(id, { member: author });
  expect(await screen.findByText(note)).toBeVisible();
  own.unmount();
  await open(id);
  expect(screen.queryByText('저희 가게로 오세요.')).toBeNull();
  expect(screen.queryByText(note)).toBeNull();
});

test('one participant’s page shows every day of theirs, and the pictures of its ends', async () => {
  const { id } = await anOpenChallenge();
  const { id: eid, member } = await anParticipant(id, { said: { image: '/files/b.webp' } });
  await anEarlierCheckIn(eid, 1, '/files/a.webp');
  const { user } = await open(id, { query: `?user=${member.username}` });
  const days = screen.getByRole('region', { name: `${member.nickname}님의 달력` });
  await user.click(within(days).getByRole('button', { name: /3월 1일 \(일\) 인증했어요/ }));
  expect(within(days).getByText('1일 전 인증')).toBeVisible();
  expect(within(days).getByText('2일 연속')).toBeVisible();
  expect(within(days).getByRole('slider', { name: '처음과 지금 비교하기' })).toBeInTheDocument();
  // Only the participant sees what is still to do.
  expect(within(days).queryByText(/남았어요/)).toBeNull();
});

test('one participant’s days that failed to load are fetched again by a tap', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  server.use(http.get(`*/challenges/${id}/entrants/:eid/`, () => new HttpResponse(null, { status: 500 })));
  const { user } = await open(id, { query: `?user=${member.username}` });
  const days = screen.getByRole('region', { name: `${member.nickname}님의 달력` });
  const retry = await within(days).findByRole('button', { name: '다시 시도' });
  server.resetHandlers();
  await user.click(retry);
  expect(await within(days).findByText('1일 연속')).toBeVisible();
});

test('given hearts are fetched with a session only', async () => {
  const { id } = await anOpenChallenge();
  const { answer } = await open(id, { query: '?hearted=true' });
  expect(answer).toEqual({
    redirect: {
      destination: `/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(
        `/challenges/${id}/participants?hearted=true`,
      )}`,
      permanent: false,
    },
  });
});

test('given hearts are closed when the session ends, while everyone’s stay', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  const giver = await aGiver(3);
  const everyone = await open(id, { member: giver });
  await everyone.user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText('하트를 보냈어요. 2개 남았어요.')).toBeVisible();
  const ends = ({ store }: typeof everyone) => act(() => void store.dispatch(loggedOut()));
  ends(everyone);
  expect(await screen.findByRole('link', { name: member.nickname })).toBeVisible();
  everyone.unmount();
  const own = await open(id, { query: '?hearted=true', member: giver });
  expect(await screen.findByRole('link', { name: member.nickname })).toBeVisible();
  ends(own);
  expect(await screen.findByText(/^로그인이 만료됐어요/)).toBeVisible();
  expect(screen.queryByRole('link', { name: member.nickname })).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    `/auth/signin?callbackUrl=${encodeURIComponent(`/challenges/${id}/participants?hearted=true`)}`,
  );
});

test('a heart is given at once and once, and the number left is shown', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  const { user } = await open(id, { member: await aGiver(3) });
  expect(await screen.findByText(/지금 3개 있어요\. 하트는 매일 밤 12시\(한국 시간\)에 5개까지/)).toBeVisible();
  await user.dblClick(await heartOf(member.nickname, 0));
  expect(await givenTo(member.nickname, 1)).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('하트를 보냈어요. 2개 남았어요.')).toBeVisible();
  expect(await screen.findByText(/지금 2개 있어요/)).toBeVisible();
  await user.click(await givenTo(member.nickname, 1));
  expect(heartsGiven()).toHaveLength(1);
});

test('without hearts the tap is reverted with the reason and the time of new ones', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  const { user } = await open(id, { member: await aGiver(0) });
  expect(await screen.findByText(/지금은 보낼 하트가 없어요\. 하트는 매일 밤 12시/)).toBeVisible();
  await user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText(/하트를 보내지 못했어요\. 하트가/)).toBeVisible();
  expect(await heartOf(member.nickname, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that was refused shows the hearts that are left by now', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  const giver = await aGiver(1);
  const { user } = await open(id, { member: giver });
  expect(await screen.findByText(/지금 1개 있어요/)).toBeVisible();
  const { write, now } = await testProvider();
  const spent = { userId: giver.id, ledger: 'heart', amount: -1, reason: 'corrected' } as const;
  await write((tx) => enter(tx, { ...spent, now: now() }));
  await user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText(/하트를 보내지 못했어요\. 하트가/)).toBeVisible();
  expect(await screen.findByText(/지금은 보낼 하트가 없어요\. 하트는 매일 밤 12시/)).toBeVisible();
});

test('nothing is paid for a changed check-in, and its present content is shown', async () => {
  const { id } = await anOpenChallenge();
  const { member, checkInId } = await anParticipant(id, { said: { content: '어제의 글' } });
  const giver = await aGiver(3);
  const { user } = await open(id, { member: giver });
  await heartOf(member.nickname, 0);
  const { services } = await testProvider();
  await services.database.write((tx) =>
    tx.update(challengeCheckIns).set({ content: '바뀐 글' }).where(eq(challengeCheckIns.id, checkInId)),
  );
  await user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText('바뀐 글')).toBeVisible();
  expect(await heartOf(member.nickname, 0)).toBeVisible();
  const hearts = await call('GET', 'heart-histories/', { token: giver.token });
  expect(hearts.body.summary.balance).toBe(3);
});

test('a heart whose answer was lost is paid once when it is sent again', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  const giver = await aGiver(3);
  const keys = failOnce('*/heart/');
  const { user } = await open(id, { member: giver });
  await user.click(await heartOf(member.nickname, 0));
  expect(await screen.findByText(/하트를 보내지 못했어요\. 잠시 후/)).toBeVisible();
  await user.click(await heartOf(member.nickname, 0));
  expect(await givenTo(member.nickname, 1)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('an own check-in shows its hearts and accepts none', async () => {
  const { id } = await anOpenChallenge();
  const own = await aGiver(3);
  await anParticipant(id, { by: own, said: { heartCount: 4 } });
  await open(id, { member: own });
  expect(await screen.findByText('받은 하트')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /하트/ })).toBeNull();
  // A member cannot report their own content.
  expect(screen.queryByRole('button', { name: /인증 메뉴/ })).toBeNull();
});

test('the check-in of a member who has left shows its hearts and accepts none', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: { content: '물 한 잔부터.', heartCount: 2 } });
  const { update } = await testProvider();
  await update(users, { status: 'left' }, eq(users.id, member.id));
  await open(id, { member: await aGiver(3) });
  expect(await screen.findByText('물 한 잔부터.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /하트/ })).toBeNull();
});

test('a check-in can be reported', async () => {
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id, { said: {} });
  const { user } = await open(id, { member: await aMember() });
  await choose(user, `${member.nickname}님의 인증 메뉴`, '신고하기');
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('radio', { name: /광고/ }));
  await user.click(sheet.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고했어요. 운영자가 살펴볼게요.')).toBeVisible();
});

test('a challenge that is not there has no participants’ page', async () => {
  expect((await open(9999)).answer).toMatchObject({ notFound: true });
});
