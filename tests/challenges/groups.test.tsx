import { screen, waitFor, within } from '@testing-library/react';
import { eq, inArray } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { CHALLENGE_GROUP_MAX } from '@/contract/constants/campaigns';
import { isChangedSince } from '@/lib/browser/listChanges';
import { serverNow } from '@/lib/browser/serverClock';
import * as groupPage from '@/pages/challenges/[id]/group';
import * as invitePage from '@/pages/invite/[inviteCode]';
import { participantsOf } from '@/provider/areas/challenges/testing';
import { challengeParticipants } from '@/provider/db/schema/challenges';
import { users } from '@/provider/db/schema/users';
import { addDays } from '@/provider/platform/time/seoul';
import { call, callsMade, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { renderPage } from '../render';
import { aGroup, aGroupMember, anOpenChallenge, anParticipant } from './factories';

const openGroup = (id: number, member: TestMember) =>
  renderPage(<groupPage.default id={id} />, { path: `/challenges/${id}/group`, member });
const openInvite = (code: string, member?: TestMember) =>
  renderPage(invitePage, { route: '/invite/[inviteCode]', params: { inviteCode: code }, member });

test('a visitor is sent to sign in and back to the group', async () => {
  const { id } = await anOpenChallenge();
  const { answer } = await renderPage(groupPage, { path: `/challenges/${id}/group`, params: { id: String(id) } });
  const back = encodeURIComponent(`/challenges/${id}/group`);
  const destination = `/auth/signin?error=SessionRequired&callbackUrl=${back}`;
  expect(answer).toEqual({ redirect: { destination, permanent: false } });
});

test('a member creates a group and gets the code that friends join by', async () => {
  const { id } = await anOpenChallenge();
  const member = await aMember();
  await anParticipant(id, { by: member });
  const { user } = await openGroup(id, member);
  const before = new Date(serverNow()).toISOString();
  await user.click(await screen.findByRole('button', { name: '모임 만들기', busy: false }));
  const invite = within(await screen.findByRole('region', { name: '친구 초대하기' }));
  expect(invite.getByText(/2명 더/)).toBeVisible();
  expect(invite.getByText(/^[A-Z]{8}$/)).toBeVisible();
  expect(await screen.findByText('모임을 만들었어요. 친구를 초대해 보세요.')).toBeVisible();
  // Lists of challenges that were rendered before, without the group’s members, are fetched again.
  expect(isChangedSince(before)).toBe(true);
});

test('a member who creates a group before joining answers the challenge’s questions first', async () => {
  const { id } = await anOpenChallenge({ question1: '무엇을 바꾸고 싶나요?' });
  const member = await aMember();
  const { user } = await openGroup(id, member);
  expect(await screen.findByText('모임을 만들면 이 챌린지에도 참여하게 돼요.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '모임 만들기', busy: false }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('무엇을 바꾸고 싶나요?'), '밤 세안');
  await user.click(sheet.getByRole('button', { name: '참여하기' }));
  expect(await screen.findByRole('region', { name: '친구 초대하기' })).toBeVisible();
  const path = `challenges/${id}/entrants/?user=${member.username}`;
  const { body } = await call('GET', path, { token: member.token });
  expect(body.results[0].answer1).toBe('밤 세안');
});

test.each(['모임 만들기', '함께하기'])(
  'a tap on %s before it is known who takes part asks the questions',
  async (name) => {
    const { id } = await anOpenChallenge({ question1: '무엇을 바꾸고 싶나요?' });
    const member = await aMember();
    const { code } = await aGroup(id);
    const gate = createGate();
    server.use(http.get(`*/challenges/${id}/entrants/`, () => gate.opened));
    const { user } = await (name === '모임 만들기' ? openGroup(id, member) : openInvite(code, member));
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    gate.open();
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByLabelText('무엇을 바꾸고 싶나요?')).toBeVisible();
    expect(callsMade().filter((made) => made.startsWith('POST'))).toEqual([]);
  },
);

test('a member whose group could not be created retries, and does not join twice', async () => {
  const { id } = await anOpenChallenge({ question1: '무엇을 바꾸고 싶나요?' });
  server.use(http.post(`*/challenges/${id}/group/`, () => HttpResponse.error(), { once: true }));
  const { user } = await openGroup(id, await aMember());
  await user.click(await screen.findByRole('button', { name: '모임 만들기', busy: false }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: '참여하기' }));
  expect(await screen.findByText(/모임을 만들지 못했어요/)).toBeVisible();
  await user.click(await sheet.findByRole('button', { name: '참여하기', busy: false }));
  expect(await screen.findByRole('region', { name: '친구 초대하기' })).toBeVisible();
  const joins = callsMade().filter((call) => call === `POST challenges/${id}/entrant/`);
  expect(joins).toHaveLength(1);
});

test('a group shows who checked in today and everybody’s latest check-in', async () => {
  const { id } = await anOpenChallenge();
  const member = await aMember();
  await anParticipant(id, { by: member, said: { content: '크림까지 발랐어요.' } });
  const { code } = await aGroup(id, member);
  const friend = await aGroupMember(code);
  await openGroup(id, friend);
  const today = await screen.findByRole('region', { name: '오늘 2명 중 1명이 인증했어요' });
  expect(within(today).getByText('오늘 인증했어요')).toBeInTheDocument();
  expect(within(today).getByText('아직 인증 전이에요')).toBeVisible();
  expect(screen.getByText('크림까지 발랐어요.')).toBeVisible();
});

test('the face of a member who has left leads nowhere', async () => {
  const { id } = await anOpenChallenge();
  const member = await aMember();
  const { code } = await aGroup(id, member);
  const left = await aGroupMember(code);
  await (await testProvider()).update(users, { status: 'left' }, eq(users.id, left.id));
  await openGroup(id, member);
  const today = within(await screen.findByRole('region', { name: /^오늘/ }));
  expect(today.getAllByRole('listitem')).toHaveLength(2);
  expect(today.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/challenges/${id}/participants?user=${member.username}`,
  ]);
});

test('a group of the largest size is shown whole', async () => {
  const { id } = await anOpenChallenge({ groupSize: CHALLENGE_GROUP_MAX });
  const member = await aMember();
  const group = await aGroup(id, member);
  const provider = await testProvider();
  const others: TestMember[] = [];
  while (others.length < CHALLENGE_GROUP_MAX - 2) others.push(await aMember());
  const checked = await participantsOf(provider, id, others, { content: '크림' });
  const ids = [...checked, await anParticipant(id)].map((participant) => participant.id);
  await provider.update(challengeParticipants, { groupId: group.id }, inArray(challengeParticipants.id, ids));
  await renderPage(groupPage, { path: `/challenges/${id}/group`, params: { id }, member });
  const today = await screen.findByRole('region', { name: '오늘 50명 중 48명이 인증했어요' });
  expect(within(today).getAllByRole('link')).toHaveLength(CHALLENGE_GROUP_MAX);
  // The server asks for the same list as the browser.
  expect(new Set(callsMade().filter((made) => made.includes('/entrants/my-group/'))).size).toBe(1);
});

test('a group that failed to load is reported and fetched again', async () => {
  const { id } = await anOpenChallenge();
  const member = await aMember();
  await aGroup(id, member);
  server.use(http.get('*/challenge-groups/my-group/', () => new HttpResponse(null, { status: 500 })));
  const { user } = await openGroup(id, member);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByRole('region', { name: '친구 초대하기' })).toBeVisible();
});

test.each([
  [{ groupSize: 0 }, '혼자 이어 가는 챌린지예요'],
  [{ startsOn: '2026-01-01', endsOn: '2026-01-10' }, '종료된 챌린지예요'],
])('a challenge whose groups cannot be created (%o) shows the reason', async (row, texts) => {
  const { id } = await anOpenChallenge(row);
  await openGroup(id, await aMember());
  expect(await screen.findByText(texts)).toBeVisible();
  expect(screen.queryByRole('button', { name: '모임 만들기' })).toBeNull();
});

test('a typed code leads to its invitation, and an invalid one is reported at once', async () => {
  const { id } = await anOpenChallenge();
  const { user, visits } = await openGroup(id, await aMember());
  const field = await screen.findByLabelText('초대 코드');
  await user.type(field, '1234{Enter}');
  expect(screen.getByText(/영문으로만/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'ａｂcd–ef gh\u200b{Enter}');
  await expect.poll(() => visits.current).toBe('/invite/ABCDEFGH');
});

test('a friend joins by the link with one tap and is led to the group', async () => {
  const { id } = await anOpenChallenge();
  const { code, owner } = await aGroup(id);
  const friend = await aMember();
  const { user, visits } = await openInvite(code.toLowerCase(), friend);
  expect(await screen.findByText(`${owner.nickname}님이 초대했어요`)).toBeVisible();
  expect(screen.getByText('3명 중 1명이 함께하고 있어요')).toBeVisible();
  await user.dblClick(await screen.findByRole('button', { name: '함께하기', busy: false }));
  await expect.poll(() => visits.current).toBe(`/challenges/${id}/group`);
  expect(await screen.findByText('모임에 들어왔어요. 오늘부터 함께해요.')).toBeVisible();
});

test('a member who joins a group of an upcoming challenge sees when it begins', async () => {
  const today = (await testProvider()).services.now().toISOString().slice(0, 10);
  const { id } = await anOpenChallenge({ startsOn: addDays(today, 5), endsOn: addDays(today, 12) });
  const { code } = await aGroup(id);
  const { user } = await openInvite(code, await aMember());
  await user.click(await screen.findByRole('button', { name: '함께하기', busy: false }));
  expect(await screen.findByText('모임에 들어왔어요. 시작하는 날 만나요.')).toBeVisible();
});

test('an invitation shows the questions of its challenge', async () => {
  const { id } = await anOpenChallenge({ question1: '무엇을 바꾸고 싶나요?' });
  const { code } = await aGroup(id);
  const { user, visits } = await openInvite(code, await aMember());
  await user.click(await screen.findByRole('button', { name: '함께하기', busy: false }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('무엇을 바꾸고 싶나요?'), '당김');
  await user.click(sheet.getByRole('button', { name: '참여하기' }));
  await expect.poll(() => visits.current).toBe(`/challenges/${id}/group`);
});

test('a visitor reads the invitation, and returns to it after signing in or up', async () => {
  const { id, title } = await anOpenChallenge();
  const { code } = await aGroup(id);
  const { user, visits } = await openInvite(code);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const signUp = screen.getByRole('link', { name: '처음이라면 가입하기' });
  expect(signUp).toHaveAttribute('href', `/auth/signup?callbackUrl=${encodeURIComponent(`/invite/${code}`)}`);
  await user.click(screen.getByRole('button', { name: '로그인하고 함께하기' }));
  await expect.poll(() => visits.current).toContain(encodeURIComponent(`/invite/${code}`));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a code of no group is a 404 with a text and a field to type it again', async () => {
  const { status } = await openInvite('ZZZZZZZZ');
  expect(status).toBe(404);
  expect(screen.getByRole('heading', { name: '초대를 찾지 못했어요' })).toBeVisible();
  expect(screen.getByLabelText('초대 코드')).toBeVisible();
});

test('a full group is reported before the tap', async () => {
  const { id } = await anOpenChallenge();
  const { code } = await aGroup(id);
  await aGroupMember(code);
  await aGroupMember(code);
  await openInvite(code, await aMember());
  expect(await screen.findByText('모임 자리가 모두 찼어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '함께하기' })).toBeNull();
});

test('a group that filled up since it was rendered rejects with the reason and shows it', async () => {
  const { id } = await anOpenChallenge();
  const { code } = await aGroup(id);
  await aGroupMember(code);
  const { user } = await openInvite(code, await aMember());
  const button = await screen.findByRole('button', { name: '함께하기', busy: false });
  await aGroupMember(code);
  await user.click(button);
  expect(await screen.findByText(/자리가 모두 찼어요\. 다른/)).toBeVisible();
  expect(await screen.findByText('모임 자리가 모두 찼어요')).toBeVisible();
});

test('a member of it, or of another group, is redirected to their own group', async () => {
  const { id } = await anOpenChallenge();
  const { code, owner } = await aGroup(id);
  const { owner: other } = await aGroup(id);
  const { unmount } = await openInvite(code, owner);
  expect(await screen.findByText('이미 함께하고 있는 모임이에요')).toBeVisible();
  unmount();
  await openInvite(code, other);
  expect(await screen.findByText('이 챌린지에는 이미 내 모임이 있어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '내 모임으로 가기' })).toHaveAttribute('href', `/challenges/${id}/group`);
});

test('an invitation into an ended challenge is reported', async () => {
  const { id } = await anOpenChallenge();
  const { code } = await aGroup(id);
  const provider = await testProvider();
  provider.advance(20 * 24 * 60 * 60);
  await openInvite(code);
  provider.advance(-20 * 24 * 60 * 60);
  expect(screen.getByText('종료된 챌린지예요')).toBeVisible();
});

test('an unverified member is warned before the tap, and reads why after it', async () => {
  const { id } = await anOpenChallenge();
  const { code } = await aGroup(id);
  const { user } = await openInvite(code, await aMember({ emailVerifiedAt: null }));
  expect(await screen.findByRole('link', { name: '이메일 인증하기' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '함께하기', busy: false }));
  expect(await screen.findByText('이메일 인증을 마치면 이용할 수 있어요.')).toBeVisible();
});
