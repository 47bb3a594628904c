import { beforeAll, expect, it } from 'vitest';
import { postListSchemas } from '../../../contract/posts.ts';
import type { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import { testProvider } from '../../testing.ts';
import { seedPost, seedTaxonomy } from './testing.ts';

const provider = await testProvider();
let ids: Record<string, number>;

/** Four posts; the oldest is the most liked. */
beforeAll(async () => {
  const plain = await seedTaxonomy(provider);
  const [offered] = await provider.insert(products, {
    ...plain,
    id: undefined,
    slug: 'offered',
    deal: 'sale',
    dealPrice: 1,
    stores: ['near'],
  });
  const { id: userId } = await provider.member();
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
  const seed = (row: Partial<typeof posts.$inferInsert> & { title: string; createdAt: Date }) => {
    const counts = { likeCount: 0, viewCount: 0, commentCount: 0, ...row };
    return seedPost(provider, { ...counts, hot: hotRank(counts), userId });
  };
  const autumn = await seed({
    title: '가을 보습',
    likeCount: 900,
    categories: ['care'],
    tags: ['winter'],
    products: [plain.id],
    createdAt: at(0),
  });
  const summer = await seed({
    title: '여름 100% 그늘',
    viewCount: 101,
    commentCount: 3,
    categories: ['science'],
    tags: ['sun'],
    createdAt: at(1),
  });
  const winter = await seed({
    title: '겨울 Cream',
    plain: '난방과 <b>습도</b>',
    viewCount: 100,
    categories: ['care'],
    tags: ['winter'],
    products: [plain.id, offered?.id ?? 0],
    createdAt: at(2),
  });
  const notion = await seed({ title: '노션 글', type: 'notion', categories: ['science'], createdAt: at(3) });
  await seedPost(provider, { userId, title: '숨긴 여름', status: 'hidden', categories: ['care'], hot: 1e9 });
  ids = { autumn: autumn.id, summer: summer.id, winter: winter.id, notion: notion.id };
});

const [autumn, summer, winter, notion] = ['가을 보습', '여름 100% 그늘', '겨울 Cream', '노션 글'];
const titles = async (query: string, path = 'posts/') => {
  const { status, body } = await provider.call('GET', `${path}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return postListSchemas.getPosts.response.parse(body).results.map(({ title }) => title);
};

it.each([
  ['', [autumn, summer, winter, notion]],
  ['ordering_type=new', [notion, winter, summer, autumn]],
  ['ordering_type=best', [autumn, notion, winter, summer]],
  ['ordering_type=views', [summer, winter, notion, autumn]],
  ['ordering_type=comments', [summer, notion, winter, autumn]],
  ['ordering=created_at', [autumn, summer, winter, notion]],
  ['ordering=-view_count', [summer, winter, notion, autumn]],
  ['type=notion', [notion]],
  ['status=published&page_size=1', [autumn]],
])('orders posts by %s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

it.each([
  ['categories=care', [autumn, winter]],
  ['categories=care,science', [autumn, summer, winter, notion]],
  ['tags=sun', [summer]],
  ['categories=care&tags=sun', []],
  ['categories=nothing', []],
  ['deals=sale', [winter]],
  ['deals=gift', []],
  ['stores=near,far', [winter]],
  ['product=2', [winter]],
  ['product=999', []],
  ['search=보습', [autumn]],
  ['search=cream', [winter]],
  ['search=습도 겨울', [winter]],
  ['search=100%', [summer]],
  ['search=숨긴', []],
])('filters posts by %s and counts the matches', async (query, expected) => {
  expect(await titles(`${query}&ordering=created_at`)).toEqual(expected);
  expect((await provider.call('GET', `posts/?${query}`)).body.count).toBe(expected.length);
});

it('pages from the counter, from either end', async () => {
  const page = async (number: number, size: number) => {
    const { body } = await provider.call('GET', `posts/?ordering_type=new&page=${number}&page_size=${size}`);
    return [body.count, body.results.map(({ title }: { title: string }) => title)];
  };
  expect(await page(1, 3)).toEqual([4, [notion, winter, summer]]);
  expect(await page(2, 3)).toEqual([4, [autumn]]);
  expect(await page(3, 1)).toEqual([4, [summer]]);
  expect((await provider.call('GET', 'posts/?page=3&page_size=2')).status).toBe(404);
});

it.each([
  'page=0',
  'product=x',
  'page_size=101',
  'ordering=title',
  'ordering_type=best2',
  'type=poem',
  'status=hidden',
])('refuses %s by the field’s name', async (query) => {
  const { status, body } = await provider.call('GET', `posts/?${query}`);
  expect(status).toBe(400);
  expect(body[query.split('=')[0] ?? '']).toEqual([expect.any(String)]);
});

it('finds the most related posts: shared products before tags before categories', async () => {
  expect(await titles('', `posts/${ids.autumn}/related/`)).toEqual([winter]);
  expect(await titles('', `posts/${ids.summer}/related/`)).toEqual([notion]);
  expect(await titles('search=없는말', `posts/${ids.autumn}/related/`)).toEqual([]);
  expect((await provider.call('GET', 'posts/999999/related/')).status).toBe(404);
});

it('lists categories and tags in their order, in the requested language', async () => {
  const english = { headers: { 'Accept-Language': 'en' } };
  expect((await provider.call('GET', 'posts/categories/', english)).body.results).toEqual([
    { slug: 'care', name: 'Care' },
    { slug: 'science', name: 'Science' },
  ]);
  expect((await provider.call('GET', 'posts/tags/?search=자외')).body).toMatchObject({
    count: 1,
    results: [{ slug: 'sun', name: '자외선' }],
  });
});
