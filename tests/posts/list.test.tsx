import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { parseListState } from '@/lib/listState';
import * as likedPage from '@/pages/posts/liked';
import * as listPage from '@/pages/posts/pages/[page]';
import * as searchPage from '@/pages/posts/search';
import { postCategories, postTags } from '@/provider/db/schema/posts';
import { stores } from '@/provider/db/schema/products';
import { call, testProvider } from '../api';
import { aMember } from '../factories';
import { openFilters, partsOf } from '../filters';
import { renderPage } from '../render';
import { aPost } from './open';

beforeAll(async () => {
  const provider = await testProvider();
  await provider.services.database.write(async (tx) => {
    await tx.insert(postCategories).values({ slug: 'care', name: '관리법', nameEn: 'Care' });
    await tx.insert(postTags).values({ slug: 'winter', name: '겨울', nameEn: 'Winter' });
    await tx.insert(stores).values({ slug: 'near', name: '가까운 가게', nameEn: 'Near' });
  });
});

const liked = <likedPage.default state={parseListState({})} />;

test('a visitor sees posts as cards with links, and the link to write one', async () => {
  const post = await aPost({ title: '아침 세안' });
  await renderPage(listPage, { path: '/posts', params: { page: '1' } });
  const card = screen.getByRole('link', { name: '아침 세안' });
  expect(card).toHaveAttribute('href', `/posts/${post.id}`);
  expect(screen.getAllByRole('link', { name: '포스트 쓰기' })[0]).toHaveAttribute('href', '/posts/new');
});

test('filters are set together in a sheet, and the address has their values', async () => {
  await aPost();
  const { user, visits } = await renderPage(searchPage, { path: '/posts?deals=sale&search=볕', route: '/posts' });
  expect(screen.getByText('결과가 없어요')).toBeVisible();
  const filters = await openFilters(user);
  const deals = within(filters.getByRole('group', { name: '행사 중인 제품' }));
  expect(deals.getByRole('checkbox', { name: '할인' })).toBeChecked();
  await user.click(filters.getByRole('checkbox', { name: '가까운 가게' }));
  await user.click(filters.getByRole('checkbox', { name: '#겨울' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() =>
    expect(partsOf(visits.current)).toEqual({ deals: 'sale', search: '볕', stores: 'near', tags: 'winter' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('filters that are set are counted, removed one by one, or all cleared in the sheet', async () => {
  await aPost();
  const { user, visits } = await renderPage(searchPage, {
    path: '/posts?deals=sale&search=볕&tags=winter',
    route: '/posts',
  });
  expect(screen.getByText('필터')).toHaveTextContent('필터2');
  const removed = screen.getByRole('link', { name: '#겨울 필터 해제' });
  expect(partsOf(String(removed.getAttribute('href')))).toEqual({ deals: 'sale', search: '볕' });
  const filters = await openFilters(user);
  await user.click(filters.getByRole('button', { name: '초기화' }));
  await waitFor(() => expect(partsOf(visits.current)).toEqual({ search: '볕' }));
});

test('a search shows the number of matches', async () => {
  await aPost({ title: '아주특별한제목' });
  await renderPage(searchPage, { path: '/posts?search=아주특별한제목', route: '/posts' });
  expect(screen.getByText('‘아주특별한제목’ 검색 결과 1개')).toBeVisible();
  expect(screen.getByRole('link', { name: '아주특별한제목' })).toBeVisible();
});

test.each(['page=0', 'page_size=101'])('there is no list of %s', async (query) => {
  const { answer } = await renderPage(searchPage, { path: `/posts?${query}`, route: '/posts' });
  expect(answer).toMatchObject({ notFound: true });
});

test('the liked posts want a session', async () => {
  const { answer } = await renderPage(likedPage, { path: '/posts/liked' });
  expect(answer).toMatchObject({ redirect: { destination: expect.stringContaining('error=SessionRequired') } });
});

test('a member without a liked post reads how to collect some', async () => {
  await renderPage(liked, { path: '/posts/liked', member: await aMember() });
  expect(await screen.findByText('아직 좋아요한 포스트가 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '포스트 둘러보기' })).toHaveAttribute('href', '/posts');
});

test('a member finds the posts they like', async () => {
  const member = await aMember();
  const { id } = await aPost({ title: '좋아한 글' });
  await call('POST', `posts/${id}/like/`, { token: member.token });
  await renderPage(liked, { path: '/posts/liked', member });
  expect(await screen.findByRole('link', { name: '좋아한 글' })).toBeVisible();
});
