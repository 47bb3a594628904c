import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { SearchBox } from '@/components/layout/SearchBox';
import { BlockedMembers } from '@/components/moderation/BlockedMembers';
import * as homePage from '@/pages/base/[name]';
import * as questionsPage from '@/pages/questions/pages/[view]/[page]';
import * as rankingsPage from '@/pages/rankings/[view]/[page]';
import * as searchPage from '@/pages/search';
import { computeRankings } from '@/provider/areas/rankings/refresh';
import { blocks } from '@/provider/db/schema/moderation';
import { topicLikes } from '@/provider/db/schema/topics';
import { testProvider } from '../api';
import { aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';

let reader: TestMember;
/** Blocks the members who were blocked after the first one: more than a page of the list has. */
async function blockManyMore() {
  const { services, member } = await testProvider();
  const later: { id: number }[] = [];
  for (let made = 0; made < 100; made += 1) later.push(await member());
  const createdAt = new Date(services.now().getTime() + 1000);
  await services.database.write((tx) =>
    tx.insert(blocks).values(later.map(({ id }) => ({ userId: reader.id, blockedId: id, createdAt }))),
  );
}

beforeAll(async () => {
  const provider = await testProvider();
  const { services } = provider;
  const blocked = await aMember({ username: 'cold_wind', nickname: '찬바람' });
  reader = await aMember();
  const topic = await aTopic({ by: blocked, title: '찬바람이 쓴 글' });
  await aTopic({ title: '볼 수 있게 쓴 글' });
  await provider.call('POST', 'questions/', {
    token: blocked.token,
    body: { title: '찬바람이 물은 것', content: '어떻게 하세요?' },
  });
  await provider.call('POST', 'posts/', {
    token: blocked.token,
    body: { title: '찬바람이 쓴 포스트', content: '<p>글</p>' },
  });
  await services.database.write(async (tx) => {
    await tx.insert(topicLikes).values({ topicId: topic.id, userId: reader.id, createdAt: services.now() });
    await computeRankings(tx, services.now());
  });
  await provider.call('POST', 'users/cold_wind/block/', { token: reader.token });
  await blockManyMore();
});

test.each([
  ['home', homePage, { path: '/', route: '/base/[name]', params: { name: 'main' } }],
  ['a search', searchPage, { path: '/search?search=찬바람', route: '/search' }],
  ['questions', questionsPage, { path: '/questions', params: { view: 'every', page: '1' } }],
  [
    'rankings',
    rankingsPage,
    {
      path: '/rankings?type=likes&period=week',
      route: '/rankings/[view]/[page]',
      params: { view: 'likes-week', page: '1' },
    },
  ],
] as const)(
  'what a blocked member wrote goes from %s for who blocked them, and a hundred others since',
  async (_, page, visit) => {
    const { unmount } = await renderPage(page as typeof homePage, visit);
    expect(screen.getAllByText(/찬바람/).length).toBeGreaterThan(0);
    unmount();
    await renderPage(page as typeof homePage, { ...visit, member: reader });
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /찬바람/ })).toBeNull();
      expect(screen.queryByText('찬바람')).toBeNull();
    });
  },
);

test('nothing of a blocked member is suggested while who blocked them types a search', async () => {
  const suggested = async (member?: TestMember) => {
    const { user, unmount } = await renderPage(<SearchBox />, { path: '/', member });
    await user.type(screen.getByRole('searchbox', { name: '사이트 검색' }), '쓴');
    const options = await screen.findByRole('listbox');
    await within(options).findByRole('option', { name: /볼 수 있게 쓴 글/ });
    await waitFor(() => expect(within(options).queryAllByText(/찬바람/)).toHaveLength(member ? 0 : 2));
    unmount();
  };
  await suggested();
  await suggested(reader);
});

test('the last one of a page of the blocked members goes when they are unblocked, and the page before is shown', async () => {
  const { services } = await testProvider();
  const many = await aMember();
  const later: { id: number; nickname: string }[] = [];
  for (let made = 0; made < 31; made += 1) later.push(await aMember({ nickname: `막은이 ${made}` }));
  await services.database.write((tx) =>
    tx.insert(blocks).values(
      later.map(({ id }, at) => ({
        userId: many.id,
        blockedId: id,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
      })),
    ),
  );
  const { user } = await renderPage(<BlockedMembers />, { path: '/me/settings/blocked', member: many });
  await user.click(await screen.findByRole('button', { name: '다음 페이지' }));
  await user.click(await screen.findByRole('button', { name: /막은이 0/ }));
  expect(await screen.findByText(/막은이 30/)).toBeVisible();
  expect(screen.queryByText('막은이 0')).toBeNull();
});
