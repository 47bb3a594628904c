import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as listPage from '@/pages/contents/more/pages/[page]';
import * as searchPage from '@/pages/contents/more/search';
import * as productPage from '@/pages/products/[id]';
import { layScenario } from '../api';
import { aMember } from '../factories';
import { openFilters, partsOf } from '../filters';
import { renderPage } from '../render';
import { aCollection, aPost, aProduct, insertTerms } from './make';

const list = () => renderPage(listPage, { path: '/contents/more', params: { page: '1' } });
const search = (query: string) =>
  renderPage(searchPage, { path: `/contents/more?${query}`, route: '/contents/more/search' });

// Before the first call, since the provider caches names for a few seconds.
beforeAll(insertTerms);

test('without a collection the page shows an empty state', async () => {
  await list();
  expect(screen.getByText('아직 제품이 없어요')).toBeVisible();
});

test('a collection shows its products with price, offer, deadline and shops', async () => {
  const cream = await aProduct({ deal: 'sale', dealPrice: 23_200, dealEndsAt: new Date('2026-03-10T00:00:00Z') });
  const balm = await aProduct({ name: '입술 밤', price: 8_500, stores: [] });
  await aCollection({ productIds: [cream.id, balm.id] });
  await list();
  const products = screen.getByRole('list', { name: '겨울 준비' });
  const [first, second] = within(products).getAllByRole('listitem');
  expect(first).toHaveTextContent(/할인가 23,200원정가 29,000원/);
  expect(first).toHaveTextContent(/할인(\d+년 )?3월 10일 09:00까지/);
  expect(first).toHaveTextContent('골목약방');
  expect(second).toHaveTextContent('8,500원');
});

test('a reduction of less than one per cent is shown by its price alone', async () => {
  const cream = await aProduct({ deal: 'sale', price: 29_000, dealPrice: 28_900 });
  await aCollection({ title: '조금 싼 크림', productIds: [cream.id] });
  await list();
  const product = within(screen.getByRole('list', { name: '조금 싼 크림' })).getByRole('listitem');
  expect(product).toHaveTextContent(/할인가 28,900원정가 29,000원/);
  expect(product).not.toHaveTextContent('%');
});

test('deals, stores and categories filter collections by their products', async () => {
  const { user, visits } = await search('deals=sale');
  const products = screen.getByRole('list', { name: '겨울 준비' });
  expect(within(products).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '할인 필터 해제' })).toHaveAttribute('href', '/contents/more');
  const filters = await openFilters(user);
  await user.click(filters.getByRole('checkbox', { name: '증정' }));
  await user.click(filters.getByRole('checkbox', { name: '골목약방' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(partsOf(visits.current)).toEqual({ deals: 'gift,sale', stores: 'alley' }));
});

test('a search finds a collection by a product of it', async () => {
  await search(`search=${encodeURIComponent('입술')}`);
  expect(screen.getByRole('heading', { level: 3, name: /겨울 준비/ })).toBeVisible();
  await search(`search=${encodeURIComponent('없는말')}`);
  expect(screen.getByText('결과가 없어요')).toBeVisible();
});

test('a product leads to its page, with its shop and the posts that name it', async () => {
  const cream = await aProduct({ name: '결 크림', href: 'https://shop.example/cream' });
  await aCollection({ title: '봄 준비', productIds: [cream.id] });
  const page = await list();
  expect(screen.getByRole('link', { name: '결 크림' })).toHaveAttribute('href', `/products/${cream.id}`);
  page.unmount();

  const author = await aMember();
  await aPost(author.id, '크림 이야기', [cream.id]);
  await aPost(author.id, '다른 이야기');
  await renderPage(productPage, { route: '/products/[id]', params: { id: cream.id } });
  expect(screen.getByRole('heading', { level: 1, name: '결 크림' })).toBeVisible();
  expect(screen.getByRole('link', { name: '판매처에서 보기' })).toHaveAttribute('href', 'https://shop.example/cream');
  const posts = within(screen.getByRole('region', { name: '이 제품이 나오는 포스트' }));
  expect(posts.getByRole('link', { name: '크림 이야기' })).toBeVisible();
  expect(posts.queryByRole('link', { name: '다른 이야기' })).toBeNull();
});

test('a product without a shop page says so, and an unknown one is not found', async () => {
  const balm = await aProduct({ href: null });
  const page = await renderPage(productPage, { route: '/products/[id]', params: { id: balm.id } });
  expect(screen.getByText(/판매 페이지를 준비하고 있어요/)).toBeVisible();
  page.unmount();
  const { answer } = await renderPage(productPage, { route: '/products/[id]', params: { id: 999_999 } });
  expect(answer).toMatchObject({ notFound: true });
});

test('while the provider is down the page loads, reports it and retries', async () => {
  layScenario('error');
  const { status, user } = await search('deals=sale');
  expect(status).toBe(503);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(retry);
  expect(await screen.findByRole('list', { name: '겨울 준비' })).toBeVisible();
});
