import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as forumPage from '@/pages/forums/[slug]/pages/[page]';
import * as searchPage from '@/pages/forums/[slug]/search';
import { callsMade } from '../api';
import { aForum, aTopic } from '../factories';
import { renderPage } from '../render';

const open = (slug: string, page = '1') =>
  renderPage(forumPage, {
    path: page === '1' ? `/forums/${slug}` : `/forums/${slug}?page=${page}`,
    route: '/forums/[slug]/pages/[page]',
    params: { slug, page },
  });
const search = (slug: string, query: string) =>
  renderPage(searchPage, { path: `/forums/${slug}?${query}`, route: '/forums/[slug]/search', params: { slug } });

test('a forum shows its pinned topics first and fetches nothing again', async () => {
  const forum = await aForum();
  await aTopic({ forum, title: '보통 글' });
  await aTopic({ forum, title: '읽어 주세요', fixed: true });
  await open(forum.slug);
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent?.replace('고정', ''));
  expect(titles).toEqual(['읽어 주세요', '보통 글']);
  expect(callsMade().filter((call) => call.startsWith('GET forums/')).length).toBe(
    new Set(callsMade().filter((call) => call.startsWith('GET forums/'))).size,
  );
});

test('a forum of many topics has numbered pages whose addresses keep the order', async () => {
  const forum = await aForum();
  for (let index = 0; index < 12; index += 1) await aTopic({ forum, title: `글 ${index}` });
  await search(forum.slug, 'ordering_type=new&page_size=5&page=2');
  const pages = screen.getByRole('navigation', { name: '페이지' });
  const third = within(pages).getByRole('link', { name: '3페이지' });
  const query = new URLSearchParams(third.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ ordering_type: 'new', page_size: '5', page: '3' });
  expect(within(pages).getByRole('link', { name: '2페이지' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

test('a search finds topics, shows their number, and can be cleared', async () => {
  const forum = await aForum();
  await aTopic({ forum, title: '장벽 크림 추천' });
  await aTopic({ forum, title: '주말 이야기' });
  await search(forum.slug, `search=${encodeURIComponent('장벽')}`);
  expect(screen.getByText('‘장벽’ 검색 결과 1개')).toBeVisible();
  expect(screen.getByRole('link', { name: '장벽 크림 추천' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '주말 이야기' })).toBeNull();
  expect(screen.getByRole('link', { name: '검색어 지우기' })).toHaveAttribute('href', `/forums/${forum.slug}`);
});

test('a search has an address that can be shared, from its first page', async () => {
  const forum = await aForum();
  await aTopic({ forum });
  const { user, visits } = await search(forum.slug, 'ordering_type=views');
  await user.type(screen.getByRole('searchbox', { name: /에서 검색/ }), '수분{Enter}');
  const query = new URLSearchParams(visits.current.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ ordering_type: 'views', search: '수분' });
});

test('an empty forum invites to write, an empty search to try another word', async () => {
  const forum = await aForum();
  await open(forum.slug);
  expect(screen.getByText('아직 글이 없어요')).toBeVisible();
  await search(forum.slug, 'search=없는말');
  expect(screen.getByText('결과가 없어요')).toBeVisible();
});

test('an unknown forum or page is a 404', async () => {
  const forum = await aForum();
  expect((await open('no-such-forum')).answer).toMatchObject({ notFound: true });
  expect((await open(forum.slug, '9')).answer).toMatchObject({ notFound: true });
});
