import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '@/provider/platform/time/seoul';
// Loaded early, so that no test waits for its compilation.
import '@/components/challenges/MyChallenges';
import * as listPage from '@/pages/challenges/pages/[view]/[page]';
import * as searchPage from '@/pages/challenges/pages/search';
import * as profilePage from '@/pages/users/[username]/challenges';
import { aChallenge, participantsOf } from '@/provider/areas/challenges/testing';
import { layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { openFilters } from '../filters';
import { renderPage } from '../render';

let today = '';
beforeAll(async () => {
  const provider = await testProvider();
  today = provider.services.now().toISOString().slice(0, 10);
  const make = (title: string, row: Parameters<typeof aChallenge>[1] = {}) =>
    aChallenge(provider, { title, titleEn: title, image: '/files/a.webp', ...row });
  await make('아침 물 한 잔', { type: 'habit', endsOn: addDays(today, 3) });
  await make('밤 세안', { type: 'cleansing', opensAt: '22:00:00', closesAt: '02:00:00' });
  await make('봄 선크림', { type: 'suncare', startsOn: addDays(today, 2), endsOn: addDays(today, 9) });
  await make('지난 보습', { startsOn: addDays(today, -20), endsOn: addDays(today, -10) });
});
beforeEach(async () => {
  const { services } = await testProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
});
const open = (view: string, member?: TestMember) =>
  renderPage(listPage, {
    path: '/challenges',
    route: '/challenges/pages/[view]/[page]',
    params: { view, page: '1' },
    member,
  });
const search = (path: string) => renderPage(searchPage, { path });
const titles = () =>
  within(screen.getByRole('region', { name: '챌린지 목록' }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('open challenges are listed first, the one that ends soonest at the top', async () => {
  await open('every');
  expect(titles()).toEqual(['아침 물 한 잔', '밤 세안']);
  expect(screen.getByText('4일 남음')).toBeVisible();
  expect(screen.getByText('매일 22:00–다음 날 02:00')).toBeVisible();
  const places = within(screen.getByRole('navigation', { name: '참여하기' }));
  expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('챌린지');
});

test.each([
  ['upcoming', ['봄 선크림'], '2일 뒤 시작해요'],
  ['closed', ['지난 보습'], '보습 · 종료'],
])('those that are %s have a list of their own', async (view, shown, texts) => {
  await open(view);
  expect(titles()).toEqual(shown);
  expect(screen.getByText(texts)).toBeVisible();
});

test('a member sees which are theirs', async () => {
  const member = await aMember();
  const provider = await testProvider();
  const { body } = await provider.call('GET', 'challenges/?status=upcoming');
  await participantsOf(provider, body.results[0].id, [member]);
  await open('all', member);
  expect(await screen.findByText('참여 중')).toBeVisible();
  expect(screen.getAllByText('참여 중')).toHaveLength(1);
});

test('a member’s own challenges that are not over come first, on the list of all alone', async () => {
  const member = await aMember();
  const provider = await testProvider();
  for (const status of ['closed', 'upcoming', 'opened']) {
    const { body } = await provider.call('GET', `challenges/?status=${status}`);
    await participantsOf(provider, body.results[0].id, [member]);
  }
  const own = () => screen.findByRole('region', { name: '내 챌린지' });
  const { unmount } = await open('every', member);
  const links = within(await own()).getAllByRole('link');
  expect(links).toHaveLength(2);
  const all = screen.getByRole('link', { name: '내 챌린지' });
  expect(all).toHaveAttribute('href', `/users/${member.username}/challenges`);
  expect(within(await own()).queryByText('지난 보습')).toBeNull();
  unmount();
  const other = await open('every', await aMember());
  expect(within(await own()).getByText(/참여한 챌린지가 여기에 모여요/)).toBeVisible();
  other.unmount();
  await open('upcoming', member);
  expect(await screen.findByText('참여 중')).toBeVisible();
  expect(screen.queryByRole('region', { name: '내 챌린지' })).toBeNull();
});

test('a search covers all of them, a type filters them', async () => {
  const found = await search('/challenges?search=선크림');
  expect(titles()).toEqual(['봄 선크림']);
  found.unmount();
  const { user, visits } = await search('/challenges?status=all&type=moisture');
  expect(titles()).toEqual(['지난 보습']);
  const filters = await openFilters(user);
  await user.click(filters.getByRole('radio', { name: '세안' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(visits.current).toBe('/challenges?status=all&type=cleansing'));
});

test('an empty view shows the next step', async () => {
  await search('/challenges?type=moisture');
  expect(screen.getByText('지금 진행 중인 챌린지가 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '모든 주제 보기' })).toHaveAttribute('href', '/challenges');
});

test('a list that failed to load can be fetched again', async () => {
  layScenario('error');
  const { user } = await search('/challenges?type=habit');
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByText('아침 물 한 잔')).toBeVisible();
});

test('a member’s page shows the challenges that they take part in', async () => {
  const member = await aMember();
  const profile = () =>
    renderPage(profilePage, { route: '/users/[username]/challenges', params: { username: member.username } });
  const empty = await profile();
  expect(screen.getByText('아직 참여한 챌린지가 없어요')).toBeVisible();
  empty.unmount();
  const provider = await testProvider();
  const { body } = await provider.call('GET', 'challenges/?status=closed');
  await participantsOf(provider, body.results[0].id, [member]);
  await profile();
  expect(titles()).toEqual(['지난 보습']);
  expect(
    within(screen.getByRole('navigation', { name: '작성한 글과 챌린지' })).getByRole('link', { current: 'page' }),
  ).toHaveAttribute('href', `/users/${member.username}/challenges`);
});
