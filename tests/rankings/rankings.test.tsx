import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as rankingsPage from '@/pages/rankings/[view]/[page]';
import * as searchPage from '@/pages/rankings/search';
import { computeRankings } from '@/provider/areas/rankings/refresh';
import { topicLikes } from '@/provider/db/schema/topics';
import { callsMade, layScenario, testProvider } from '../api';
import { aMember, aTopic, type TestMember } from '../factories';
import { openFilters } from '../filters';
import { renderPage } from '../render';

let loved: TestMember;
let liked: TestMember;
let reader: TestMember;
/** `loved` has two likes of this week, `liked` one; the reader has none. */
beforeAll(async () => {
  loved = await aMember({ nickname: '달빛연구소' });
  liked = await aMember({ nickname: '보리엄마' });
  reader = await aMember();
  const { services } = await testProvider();
  const [first, second] = [await aTopic({ by: loved }), await aTopic({ by: liked })];
  await services.database.write(async (tx) => {
    const like = (topicId: number, userId: number) => ({ topicId, userId, createdAt: services.now() });
    await tx
      .insert(topicLikes)
      .values([like(first.id, liked.id), like(first.id, reader.id), like(second.id, loved.id)]);
    await computeRankings(tx, services.now());
  });
});

const open = (view = 'every', options = {}) =>
  renderPage(rankingsPage, {
    path: '/rankings',
    route: '/rankings/[view]/[page]',
    params: { view, page: '1' },
    ...options,
  });
const search = (query: string, options = {}) =>
  renderPage(searchPage, { path: `/rankings?${query}`, route: '/rankings/search', ...options });

const rows = () => within(screen.getByRole('region', { name: '순위' })).getAllByRole('listitem');

test('members are ordered by their likes of this week, each row a link to the profile', async () => {
  await open();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1위.*달빛연구소.*좋아요 2.*새로 진입$/),
    expect.stringMatching(/^2위.*보리엄마.*좋아요 1.*새로 진입$/),
  ]);
  expect(screen.getByRole('link', { name: '달빛연구소' })).toHaveAttribute('href', `/users/${loved.username}`);
  expect(callsMade().filter((call) => call.startsWith('GET rankings/'))).toHaveLength(1);
});

test('a period keeps what is counted, and the filter of that keeps the period', async () => {
  const { user, visits } = await open('activity-month', { path: '/rankings?type=activity&period=month' });
  const periods = within(screen.getByRole('navigation', { name: '기간' }));
  expect(periods.getByRole('link', { current: 'page' })).toHaveTextContent('이번 달');
  expect(periods.getByRole('link', { name: '이번 주' })).toHaveAttribute('href', '/rankings?type=activity');
  expect(screen.getByText(/^2026년 3월$/)).toBeVisible();
  const filters = await openFilters(user);
  expect(filters.getByRole('radio', { name: '활동' })).toBeChecked();
  await user.click(filters.getByRole('radio', { name: '받은 좋아요' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(visits.current).toBe('/rankings?period=month'));
});

test('a period that is over is one step back', async () => {
  await open();
  const robots = () => document.querySelector('meta[name="robots"]');
  expect([document.title, robots()]).toEqual(['랭킹 · 받은 좋아요 · 이번 주 · 결', null]);
  const back = screen.getByRole('link', { name: '지난주' });
  await search(String(back.getAttribute('href')).split('?')[1] ?? '');
  expect(document.title).toMatch(/^랭킹 · 받은 좋아요 · \d{4}년\s\d/);
  expect(robots()).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('이 기간에는 순위가 없어요')).toBeVisible();
  expect(screen.queryByText(/^첫 좋아요/)).toBeNull();
  expect(screen.getAllByRole('link', { name: '다음 주' })).toHaveLength(1);
});

test('a member is found by name, with the same ranking', async () => {
  const { user, visits } = await open('activity-week', { path: '/rankings?type=activity' });
  await user.type(screen.getByRole('searchbox', { name: '닉네임이나 아이디 검색' }), '보리{Enter}');
  const query = new URLSearchParams(visits.current.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ type: 'activity', search: '보리' });
});

test('a search shows the number of matches, or how to find more', async () => {
  await search(`search=${encodeURIComponent('보리')}`);
  expect(screen.getByText('‘보리’ 검색 결과 1개')).toBeVisible();
  expect(rows()).toHaveLength(1);
  await search(`search=${encodeURIComponent('없는사람')}`);
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute('href', '/rankings');
});

test('a member sees their own place above the list, or how to get one', async () => {
  await open('every', { member: liked });
  const own = await screen.findByRole('region', { name: '내 순위' });
  expect(own).toHaveTextContent('2위');
  expect(own).toHaveTextContent('보리엄마');
  await open('every', { member: reader });
  expect(await screen.findByText(/아직 내 순위가 없어요/)).toBeVisible();
});

test('when the provider is down the page reports it and retries', async () => {
  layScenario('error');
  const { user } = await search('search=보리');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: '보리엄마' })).toBeVisible();
});

test('a view that is not there has no page', async () => {
  expect((await open('likes-year')).answer).toMatchObject({ notFound: true });
});
