import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { productSchemas } from '../../../contract/products.ts';
import { productCategories, products, stores } from '../../db/schema/products.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

const now = provider.now();
const later = new Date(now.getTime() + 60_000);
await provider.insert(productCategories, [
  { slug: 'cream', name: '크림', nameEn: 'Creams' },
  { slug: 'sun', name: '선케어', nameEn: 'Sun care' },
]);
await provider.insert(stores, [
  { slug: 'near', name: '가까운 가게', nameEn: 'Near' },
  { slug: 'far', name: '먼 가게', nameEn: 'Far', position: 1 },
]);
const product = { brand: '여울뜰', brandEn: 'Yeoul', image: '/x.webp', category: 'cream' };
await provider.insert(products, [
  {
    ...product,
    slug: 'a',
    name: '장벽 크림',
    nameEn: 'Barrier',
    price: 20_000,
    stores: ['near', 'far'],
    deal: 'sale',
    dealPrice: 15_000,
    dealEndsAt: later,
  },
  {
    ...product,
    slug: 'b',
    name: '그늘 선크림',
    nameEn: 'Shade',
    price: 10_000,
    category: 'sun',
    stores: ['far'],
    deal: 'gift',
  },
  {
    ...product,
    slug: 'c',
    name: '지난 크림',
    nameEn: 'Past',
    price: 9_000,
    deal: 'sale',
    dealPrice: 1_000,
    dealEndsAt: now,
  },
  { ...product, slug: 'd', name: '없어진 크림', nameEn: 'Gone', price: 9_000, status: 'inactive' },
]);

const names = async (query: string) => {
  const { status, body } = await provider.call('GET', `products/?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return productSchemas.getProducts.response.parse(body).results.map(({ name }) => name);
};

it.each([
  ['', ['장벽 크림', '그늘 선크림', '지난 크림']],
  ['deals=sale', ['장벽 크림']],
  ['deals=sale,gift', ['장벽 크림', '그늘 선크림']],
  ['deals=nothing', []],
  ['stores=far', ['장벽 크림', '그늘 선크림']],
  ['stores=near,nothing', ['장벽 크림']],
  ['categories=sun', ['그늘 선크림']],
  ['deals=gift&stores=near', []],
  ['search=크림', ['장벽 크림', '그늘 선크림', '지난 크림']],
  ['search=여울 shade', ['그늘 선크림']],
  ['page_size=1&page=2', ['그늘 선크림']],
])('filters products by %s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

it('shows a deal while it lasts, with its discount', async () => {
  const { body } = await provider.call('GET', 'products/');
  expect(body.results.map(({ deal }: { deal: unknown }) => deal)).toEqual([
    { type: 'sale', price: 15_000, percent: 25, ends_at: expect.any(String) },
    { type: 'gift', price: 10_000, percent: 0, ends_at: null },
    null,
  ]);
});

it('names categories and stores in the requested language', async () => {
  const { body } = await provider.call('GET', 'products/filters/', { headers: { 'Accept-Language': 'en' } });
  expect(body).toEqual({
    categories: [
      { slug: 'cream', name: 'Creams' },
      { slug: 'sun', name: 'Sun care' },
    ],
    stores: [
      { slug: 'near', name: 'Near' },
      { slug: 'far', name: 'Far' },
    ],
    deals: ['sale', 'bundle', 'gift'],
  });
});

it('answers one product that is sold, and no other', async () => {
  const { body: list } = await provider.call('GET', 'products/');
  const [first] = list.results;
  expect((await provider.call('GET', `products/${first.id}/`)).body).toEqual(first);
  await provider.update(products, { status: 'inactive' }, eq(products.id, first.id));
  expect(await provider.call('GET', `products/${first.id}/`)).toMatchObject({ status: 404 });
  expect(await provider.call('GET', 'products/999999/')).toMatchObject({ status: 404 });
});

it('is saved under its name in the reader’s language, and not once it is no longer sold', async () => {
  const member = await provider.member();
  const { body } = await provider.call('GET', 'products/');
  const { id } = body.results[0];
  expect((await member.call('POST', 'bookmarks/', { subject: 'product', id, saved: true })).status).toBe(200);
  const reader = { token: member.token, headers: { 'Accept-Language': 'en' } };
  const { body: list } = await provider.call('GET', 'bookmarks/', reader);
  const title = expect.stringMatching(/^[A-Z]/);
  expect(list.results).toMatchObject([{ subject: 'product', content: { path: `/products/${id}`, title } }]);
  await provider.update(products, { status: 'inactive' }, eq(products.id, id));
  expect((await member.call('GET', 'bookmarks/')).body.results).toMatchObject([{ subject: 'product', content: null }]);
  expect((await member.call('POST', 'bookmarks/', { subject: 'product', id, saved: true })).status).toBe(404);
});
