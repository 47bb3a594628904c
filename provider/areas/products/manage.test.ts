import { beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import type { managedProductCalls } from '../../../contract/managedProducts.calls.ts';
import type { ManagedProduct } from '../../../contract/managedProducts.ts';
import { productCategories, products, stores } from '../../db/schema/products.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const HOUR = 3_600_000;
const provider = await testProvider();
const at = (hours: number) => new Date(provider.now().getTime() + hours * HOUR).toISOString();

type Body = InputOf<typeof managedProductCalls.createProduct>['body'];

let editor: TestMember;
let picture: string;
beforeEach(async () => {
  await provider.services.database.write(async (tx) => {
    await tx.delete(products);
    await tx.delete(productCategories);
    await tx.delete(stores);
  });
  editor = await provider.member({ role: 'editor' });
  picture = await aPicture();
  await setTerms({ categories: [term('cream'), term('sun')], stores: [term('near'), term('far')] });
});

/** Inserts an uploaded picture of the operator, and returns its address. */
const aPicture = async () => (await provider.picture(editor.id)).url;

const term = (slug: string) => ({ slug, name: `이름 ${slug}`, name_en: `Name ${slug}` });
const terms = async () => (await editor.call('GET', 'manage/products/terms/')).body;
const setTerms = async (rest: object) => editor.call('PUT', 'manage/products/terms/', { ...(await terms()), ...rest });
const body = (): Body => ({
  status: 'active',
  name: '장벽 크림',
  name_en: 'Barrier cream',
  brand: '여울뜰',
  brand_en: 'Yeoul',
  category: 'cream',
  image: picture,
  price: 20_000,
  stores: ['far'],
  deal: null,
  deal_price: null,
  deal_ends_at: null,
  href: '',
});
const create = (rest: Partial<Body> = {}) => editor.call('POST', 'manage/products/', { ...body(), ...rest });
const made = async (rest: Partial<Body> = {}): Promise<ManagedProduct> => (await create(rest)).body;
const change = ({ id, ...fields }: ManagedProduct, rest: Partial<Body> = {}, by = editor) =>
  by.call('PUT', `manage/products/${id}/`, { ...fields, ...rest });
const sold = async (query = '') =>
  (await provider.call('GET', `products/?${query}`)).body.results.map(({ name }: { name: string }) => name);
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};
const rejects = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } });

it('makes a product that members see before the others', async () => {
  await made({ name: '먼저 있던 크림' });
  const { status, body: product } = await create({ href: 'https://store.example/p/1?a=b' });
  expect([status, product]).toEqual([
    200,
    { id: product.id, ...body(), href: 'https://store.example/p/1?a=b', version: 1 },
  ]);
  expect(await sold()).toEqual(['장벽 크림', '먼저 있던 크림']);
  const { body: shown } = await provider.call('GET', `products/${product.id}/`);
  expect(shown).toMatchObject({ price: 20_000, deal: null, stores: [{ slug: 'far', name: '이름 far' }] });
  expect(await logged()).toMatchObject({ action: 'create_product', label: '장벽 크림', after: { selling: true } });
});

it('is found by words and by whether it is sold', async () => {
  await made();
  await made({ name: '그늘 선크림', status: 'inactive' });
  const found = async (query: string) =>
    (await editor.call('GET', `manage/products/?${query}`)).body.results.map(({ name }: ManagedProduct) => name);
  expect(await found('')).toEqual(['그늘 선크림', '장벽 크림']);
  expect(await found('state=inactive')).toEqual(['그늘 선크림']);
  expect(await found(`search=${encodeURIComponent('여울')}&state=active`)).toEqual(['장벽 크림']);
  expect(await found(`search=${encodeURIComponent('없는말')}`)).toEqual([]);
});

it('has a deal while that lasts', async () => {
  const product = await made({ deal: 'sale', deal_price: 15_000, deal_ends_at: at(1) });
  const deal = async () => (await provider.call('GET', `products/${product.id}/`)).body.deal;
  expect(await deal()).toMatchObject({ type: 'sale', price: 15_000, percent: 25 });
  provider.advance(3600);
  expect(await deal()).toBeNull();
});

it('leaves lists once it is not sold any more, and comes back', async () => {
  const product = await made();
  const { body: off } = await change(product, { status: 'inactive' });
  expect(off).toMatchObject({ status: 'inactive', version: 2 });
  expect(await sold()).toEqual([]);
  expect((await provider.call('GET', `products/${product.id}/`)).status).toBe(404);
  expect(await logged()).toMatchObject({
    action: 'edit_product',
    before: { selling: true },
    after: { selling: false },
  });
  await change(off, { status: 'active' });
  expect(await sold()).toEqual(['장벽 크림']);
});

const wrong: [string, () => Partial<Body>][] = [
  ['name', () => ({ name: '가'.repeat(81) })],
  ['brand_en', () => ({ brand_en: ' ' })],
  ['category', () => ({ category: 'none' })],
  ['stores', () => ({ stores: ['near', 'none'] })],
  ['image', () => ({ image: '/api/v1/files/none.webp' })],
  ['price', () => ({ price: 0 })],
  ['price', () => ({ price: 100_000_001 })],
  ['deal_price', () => ({ deal: 'sale' })],
  ['deal_price', () => ({ deal: 'sale', deal_price: 20_000 })],
  ['deal_price', () => ({ deal_price: 15_000 })],
  ['deal_ends_at', () => ({ deal_ends_at: at(1) })],
  ['href', () => ({ href: 'http://store.example' })],
  ['href', () => ({ href: 'javascript:alert(1)' })],
  ['href', () => ({ href: 'https://localhost' })],
];

it.each(wrong)('rejects a wrong %s (%#)', async (field, part) => {
  const { status, body: error } = await create(part());
  expect([status, Object.keys(error)]).toEqual([400, expect.arrayContaining([field])]);
  expect(await sold()).toEqual([]);
});

it('tells the second of two operators that the product has changed', async () => {
  const product = await made();
  await change(product, { price: 18_000 });
  const other = await provider.member({ role: 'editor' });
  expect(await change(product, { price: 1 }, other)).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  expect((await provider.call('GET', `products/${product.id}/`)).body.price).toBe(18_000);
});

it('orders, renames and adds categories and stores, and members read them at once', async () => {
  await made();
  const categories = [term('sun'), { ...term('cream'), name: '크림류' }, term('mask')];
  expect(await setTerms({ categories })).toMatchObject({ status: 200, body: { categories } });
  const { body: filters } = await provider.call('GET', 'products/filters/');
  expect(filters.categories.map(({ name }: { name: string }) => name)).toEqual(['이름 sun', '크림류', '이름 mask']);
  expect(await logged()).toMatchObject({
    action: 'set_product_terms',
    after: { categories: expect.stringContaining('크림류') },
  });
});

it('removes those alone that no product has', async () => {
  await made({ status: 'inactive' });
  expect(await setTerms({ categories: [term('sun')] })).toMatchObject(rejects('categories'));
  expect(await setTerms({ stores: [] })).toMatchObject(rejects('stores'));
  expect((await setTerms({ categories: [term('cream')], stores: [term('far')] })).status).toBe(200);
  expect((await setTerms({ categories: [] })).status).toBe(400);
});

it('tells the second of two operators that the terms have changed', async () => {
  const read = await terms();
  await setTerms({ stores: [term('near'), term('far'), term('new')] });
  const { status, body: error } = await editor.call('PUT', 'manage/products/terms/', read);
  expect([status, error.code]).toEqual([409, 'edit_conflict']);
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const path of ['manage/products/', 'manage/products/terms/']) {
    expect(await other.call('GET', path)).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
});

it('orders some products among each other, sold or not, and leaves the others in their places', async () => {
  const [c, b, a] = [
    await made({ name: 'c' }),
    await made({ name: 'b', status: 'inactive' }),
    await made({ name: 'a' }),
  ];
  const order = (...ids: number[]) => editor.call('PUT', 'manage/products/', { ids });
  expect((await order(c.id, b.id, a.id)).status).toBe(200);
  expect(await sold()).toEqual(['c', 'a']);
  const newest = await made({ name: 'd' });
  expect((await order(a.id, newest.id)).status).toBe(200);
  expect(await sold()).toEqual(['a', 'c', 'd']);
  expect(await logged()).toMatchObject({
    action: 'order_products',
    before: { order: 'd, a' },
    after: { order: 'a, d' },
  });
  expect(await order(a.id, 999_999)).toMatchObject(rejects('ids'));
});
