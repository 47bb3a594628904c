import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import { OwnHome } from '@/components/activity/OwnHome';
import { Suggestions } from '@/components/activity/Suggestions';
import { tipOf } from '@/components/activity/tip';
import * as homePage from '@/pages/base/[name]';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { users } from '@/provider/db/schema/users';
import { answered, call, callsMade, server, testProvider } from '../api';
import { aComment, aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = (member?: TestMember, name = 'main') =>
  renderPage(homePage, {
    path: name === 'main' ? '/' : `/?types=${name}`,
    route: '/base/[name]',
    params: { name },
    member,
  });
const own = async (member: TestMember) =>
  within(await screen.findByRole('region', { name: `${member.nickname}님의 오늘` }));
const homeCalls = () => callsMade().filter((made) => made === 'GET activity/home/');

test('a visitor’s home page has no part of a member’s own and makes no call for it', async () => {
  await open();
  expect(screen.queryByRole('heading', { name: /님의 오늘/ })).toBeNull();
  expect(homeCalls()).toHaveLength(0);
});

test('a new member is shown the way to a challenge, the quick test and members to follow, by one call', async () => {
  const star = await aMember({ nickname: '팔로우할사람' });
  const member = await aMember();
  const { user } = await open(member);
  const home = await own(member);
  expect(home.getByRole('link', { name: '챌린지 둘러보기' })).toHaveAttribute('href', '/challenges');
  expect(home.getByRole('link', { name: '1분 검사하기' })).toHaveAttribute('href', '/surveys/skin-type');
  expect(home.getByText('모두 보셨어요.')).toBeVisible();
  const follow = await home.findByRole('button', { name: `${star.nickname}님 팔로우`, pressed: false });
  await user.click(follow);
  expect(await home.findByRole('button', { name: `${star.nickname}님 팔로우`, pressed: true })).toBeVisible();
  expect(homeCalls()).toHaveLength(1);
});

/** Renders the rail, and the member's own part once the button is pressed. */
function LatePart() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Suggestions hasOwn />
      <button type="button" onClick={() => setShown(true)}>
        show
      </button>
      {isShown ? <OwnHome news={null} /> : null}
    </>
  );
}

test('the member’s own part uses what the rail has just fetched', async () => {
  const member = await aMember();
  const { user } = await renderPage(<LatePart />, { member });
  await expect.poll(() => homeCalls().length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'show' }));
  await own(member);
  await answered();
  expect(homeCalls()).toHaveLength(1);
});

test('a member sees the next check-in, their type’s tip, what is new and what those they follow wrote', async () => {
  const [member, topic] = [await aMember(), await aTopic({ title: '팔로우한 사람의 새 글' })];
  const provider = await testProvider();
  await provider.update(users, { skinType: 'YTKP' }, eq(users.id, member.id));
  const { token } = member;
  await call('POST', `users/${topic.author.username}/follow/`, { token, body: {} });
  const { id } = await aChallenge(provider, { title: '저녁 세안', image: '/a.webp' });
  await call('POST', `challenges/${id}/entrant/`, { token, body: {} });
  await aComment({ topic: await aTopic({ by: member }), by: topic.author });
  await open(member);
  const home = await own(member);
  expect(await home.findByRole('link', { name: '저녁 세안 인증하기' })).toHaveAttribute('href', `/challenges/${id}`);
  expect(
    within(home.getByRole('region', { name: '오늘의 팁' })).getByRole('link', { name: '달빛 도자기' }),
  ).toBeVisible();
  const feed = within(home.getByRole('region', { name: '팔로우한 사람들의 새 글' }));
  expect(feed.getByRole('link', { name: '팔로우한 사람의 새 글' })).toBeVisible();
  expect(feed.getByRole('link', { name: /더 보기/ })).toHaveAttribute('href', '/feed');
});

test('the latest unread notifications lead to what they are about, and are read then', async () => {
  const member = await aMember();
  const topic = await aTopic({ by: member, title: '아침 루틴' });
  for (const nickname of ['하나', '둘', '셋', '넷']) {
    await aComment({ topic: await aTopic({ by: member }), by: await aMember({ nickname }) });
  }
  const comment = await aComment({ topic, by: await aMember({ nickname: '다섯' }) });
  const { user, visits } = await open(member);
  const news = within((await own(member)).getByRole('region', { name: '아직 안 본 소식' }));
  const others = await news.findByRole('link', { name: '새 알림 2개 더 보기' });
  expect(news.getAllByRole('listitem')).toHaveLength(3);
  expect(others).toHaveAttribute('href', '/me/notifications?status=unread');
  await user.click(news.getByRole('link', { name: /다섯님/ }));
  expect(visits.current).toBe(`/forums/${topic.forum.slug}/topics/${topic.id}#comment-${comment.id}`);
  const unread = async () => (await call('GET', 'notifications/', { token: member.token })).body.unread_count;
  await expect.poll(unread).toBe(4);
});

test('a chosen section of the home page is shown without the member’s own part', async () => {
  await open(await aMember(), 'best');
  expect(await screen.findByRole('region', { name: '결이 맞을 것 같은 분들' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /님의 오늘/ })).toBeNull();
});

test('a failed call offers to try again, and the page stays', async () => {
  const member = await aMember();
  server.use(http.get('*/activity/home/', () => HttpResponse.json({}, { status: 503 })));
  const { user } = await open(member);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  server.resetHandlers();
  await user.click(again);
  await own(member);
});

test('the tips for the sides of a type take turns by day', () => {
  const on = (day: string) => tipOf('GMKJ', { now: `${day}T03:00:00.000Z` });
  const week = ['01', '02', '03', '04', '05'].map((day) => on(`2026-03-${day}`));
  expect(new Set(week.slice(0, 4).map(({ side }) => side))).toEqual(new Set(['G', 'M', 'K', 'J']));
  expect(week[4]).toEqual({ side: week[0]?.side, tip: expect.not.stringContaining(String(week[0]?.tip)) });
});
