import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as listPage from '@/pages/contents/more/pages/[page]';
import * as searchPage from '@/pages/contents/more/search';
import { layScenario } from '../api';
import { renderPage } from '../render';
import { aCollection, aProduct, insertTerms } from './make';

const list = () => renderPage(listPage, { path: '/contents/more', params: { page: '1' } });
const search = (query: string) =>
  renderPage(searchPage, { path: `/contents/more?${query}`, route: '/contents/more/search' });

// Before the first call, since the provider caches names for a few seconds.
beforeAll(insertTerms);

test('without a collection the page shows an empty state', async () => {
  await list();
  expect(screen.getByText('아직 모아 둔 것이 없어요')).toBeVisible();
});

test('a collection shows its products with price, offer, deadline and shops', async () => {
  const cream = await aProduct({ deal: 'sale', dealPrice: 23_200, dealEndsAt: new Date('2026-03-10T00:00:00Z') });
  const balm = await aProduct({ name: '입술 밤', price: 8_500, stores: [] });
  await aCollection({ productIds: [cream.id, balm.id] });
  await list();
  const products = screen.getByRole('list', { name: '겨울 준비' });
  const [first, second] = within(products).getAllByRole('listitem');
  expect(first).toHaveTextContent(/할인가 23,200원정가 29,000원/);
  expect(first).toHaveTextContent(/할인3월 10일까지/);
  expect(first).toHaveTextContent('골목약방');
  expect(second).toHaveTextContent('8,500원');
});

test('deals, stores and categories filter collections by their products', async () => {
  await search('deals=sale');
  const products = screen.getByRole('list', { name: '겨울 준비' });
  expect(within(products).getAllByRole('listitem')).toHaveLength(1);
  const deals = within(screen.getByRole('navigation', { name: '할인' }));
  expect(deals.getByRole('link', { name: '할인' })).toHaveAttribute('href', '/contents/more');
  expect(deals.getByRole('link', { name: '증정' })).toHaveAttribute(
    'href',
    `/contents/more?deals=${encodeURIComponent('gift,sale')}`,
  );
  const stores = within(screen.getByRole('navigation', { name: '파는 곳' }));
  expect(stores.getByRole('link', { name: '골목약방' })).toHaveAttribute(
    'href',
    '/contents/more?deals=sale&stores=alley',
  );
});

test('a search finds a collection by a product of it', async () => {
  await search(`search=${encodeURIComponent('입술')}`);
  expect(screen.getByRole('heading', { level: 3, name: /겨울 준비/ })).toBeVisible();
  await search(`search=${encodeURIComponent('없는말')}`);
  expect(screen.getByText('찾는 것이 없어요')).toBeVisible();
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
