import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { postSchemas } from '../../../contract/posts.ts';
import { postCounts, posts, postViews } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { files } from '../../db/schema/site.ts';
import { purgeViews } from '../../domain/content/contents.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { seedTaxonomy } from './testing.ts';

const provider = await testProvider();
let author: TestMember;
let other: TestMember;
let manager: TestMember;
let unverified: TestMember;

const productId = (await seedTaxonomy(provider)).id;
provider.services.limits = { ...provider.services.limits, use: async () => undefined };
beforeEach(async () => {
  [author, other] = [await provider.member(), await provider.member()];
  manager = await provider.member({ role: 'manager' });
  unverified = await provider.member({ emailVerifiedAt: null });
});

const texts = { title: '겨울 보습', content: '<p>세안 뒤 <strong>삼 분</strong></p>' };
const create = async (body: object = texts, by = author) => by.call('POST', 'posts/', body);
const made = async (body: object = {}) => {
  const { status, body: answer } = await create({ ...texts, ...body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return postSchemas.createPost.response.parse(answer);
};
const get = (id: number, token?: string) => provider.call('GET', `posts/${id}/`, { token });
const published = () =>
  provider.read(async (db) => {
    const rows = await db.select().from(postCounts).where(eq(postCounts.status, 'published'));
    return rows[0]?.count ?? 0;
  });

describe('a post', () => {
  it('is written with its labels and products and read by anyone', async () => {
    const before = await published();
    const written = await made({ categories: ['care', 'care'], tags: ['winter'], products: [productId] });
    expect(written).toMatchObject({
      type: 'article',
      content: '<p>세안 뒤 <strong>삼 분</strong></p>',
      excerpt: '세안 뒤 삼 분',
      categories: [{ slug: 'care', name: '관리' }],
      tags: [{ slug: 'winter', name: '겨울' }],
      products: [{ id: productId, name: '장벽 크림', price: 20_000, deal: null }],
      liked: false,
      edited: false,
      user: { username: author.username },
    });
    expect((await get(written.id)).body).toEqual({ ...written, can: null });
    expect(await published()).toBe(before + 1);
  });

  it('keeps through a change the products that are not sold at the moment, and shows them once they are again', async () => {
    const plain = await provider.rows(products, eq(products.id, productId));
    const [resting] = await provider.insert(
      products,
      plain.map((row) => ({ ...row, id: undefined, slug: 'resting', status: 'inactive' as const })),
    );
    if (!resting) throw new Error('no product was made');
    const written = await made({ products: [productId] });
    await provider.update(posts, { products: [resting.id, productId] }, eq(posts.id, written.id));
    const change = (products: number[]) =>
      provider.call('PUT', `posts/${written.id}/`, { token: author.token, body: { ...texts, products } });
    const shown = async () => (await get(written.id)).body.products.map(({ id }: { id: number }) => id);
    for (const sent of [[productId], [resting.id, productId]]) {
      expect((await change(sent)).status).toBe(200);
      expect(await shown()).toEqual([productId]);
    }
    await provider.update(products, { status: 'active' }, eq(products.id, resting.id));
    expect(await shown()).toEqual([resting.id, productId]);
    await change([productId]);
    expect(await shown()).toEqual([productId]);
    await provider.update(products, { status: 'inactive' }, eq(products.id, resting.id));
  });

  it('names the changed page with every write', async () => {
    const { body, headers } = await create();
    const link = `</posts/${body.id}>; rel="invalidates"`;
    expect(headers.get('Link')).toBe(link);
    const path = `posts/${body.id}/`;
    const changed = await author.call('PUT', path, { title: '새' });
    expect(changed.headers.get('Link')).toBe(link);
    const liked = await other.call('POST', `${path}like/`);
    expect(liked.headers.get('Link')).toBe(link);
    const deleted = await author.call('DELETE', path);
    expect(deleted.headers.get('Link')).toBe(link);
  });

  it('keeps omitted fields in an edit, and distinguishes an edit of text from one of status', async () => {
    const { id } = await made({ categories: ['care'] });
    const path = `posts/${id}/`;
    await manager.call('PUT', path, { status: 'published' });
    expect((await get(id)).body).toMatchObject({ edited: false });
    const { body } = await author.call('PUT', path, { content: '<h2>다시</h2>' });
    expect(body).toMatchObject({
      title: texts.title,
      content: '<h2>다시</h2>',
      excerpt: '다시',
      categories: [{ slug: 'care' }],
      edited: true,
    });
  });

  it('is edited by another text, form or picture alone', async () => {
    const put = async (id: number, body: object) => (await author.call('PUT', `posts/${id}/`, body)).body;
    const { id } = await made({ content: '<p>한 줄</p>' });
    expect(await put(id, { title: texts.title, content: '<p>한 줄</p>', tags: [] })).toMatchObject({ edited: false });
    expect(await put(id, { content: '<h2>한 줄</h2>' })).toMatchObject({ edited: true });
    await provider.insert(files, { id: 'own-1x1.webp', userId: author.id, width: 1, height: 1, size: 1 });
    const { id: covered } = await made({ content: '<p>한 줄</p>', cover: '/api/v1/files/own-1x1.webp' });
    expect(await put(covered, { coverAlt: '크림' })).toMatchObject({ edited: false });
    expect(await put(covered, { cover: null })).toMatchObject({ edited: true });
  });

  it('vanishes for everyone when it is deleted and can be restored', async () => {
    const before = await published();
    const { id } = await made();
    expect((await author.call('DELETE', `posts/${id}/`)).body).toEqual({ success: true });
    for (const token of [undefined, author.token, manager.token]) expect((await get(id, token)).status).toBe(404);
    expect(await published()).toBe(before);
    const [row] = await provider.rows(posts, eq(posts.id, id));
    expect(row).toMatchObject({ status: 'deleted', deletedAt: expect.any(Date) });
  });

  it('is hidden by a manager from all but its author', async () => {
    const before = await published();
    const { id } = await made();
    await manager.call('PUT', `posts/${id}/`, { status: 'hidden', reason: '광고' });
    expect((await get(id)).status).toBe(404);
    expect((await get(id, other.token)).status).toBe(404);
    expect((await get(id, author.token)).body.status).toBe('hidden');
    expect((await get(id, manager.token)).status).toBe(200);
    expect(await published()).toBe(before);
    expect((await author.call('POST', `posts/${id}/like/`)).status).toBe(404);
  });
});

describe('permissions', () => {
  it.each([
    ['POST', () => 'posts/', texts],
    ['PUT', (id: number) => `posts/${id}/`, { title: '새 제목' }],
    ['POST', (id: number) => `posts/${id}/comments/`, { content: '댓글' }],
  ] as const)('%s is rejected for a visitor and an unverified member', async (method, path, body) => {
    const { id } = await made();
    const visitor = await provider.call(method, path(id), { body });
    expect([visitor.status, visitor.body.code]).toEqual([401, 'session_ended']);
    const early = await unverified.call(method, path(id), body);
    expect([early.status, early.body.code]).toEqual([409, 'email_unverified']);
  });

  it('allows a manager to change and delete another’s post, and no member', async () => {
    const { id } = await made();
    const path = `posts/${id}/`;
    const body = { title: '고침' };
    expect(await other.call('PUT', path, body)).toMatchObject({ status: 409, body: { code: 'not_owner' } });
    expect(await other.call('DELETE', path)).toMatchObject({ status: 409, body: { code: 'not_owner' } });
    expect((await manager.call('PUT', path, body)).body.title).toBe('고침');
    expect((await manager.call('DELETE', path)).status).toBe(200);
  });

  it.each(['status', 'reason'])('rejects a %s by anyone but a manager', async (field) => {
    const { id } = await made();
    const { status, body } = await author.call('PUT', `posts/${id}/`, { [field]: 'hidden' });
    expect([status, body[field]]).toEqual([400, [expect.any(String)]]);
  });

  it('accepts from its author the status that a post has, as no change', async () => {
    const { id } = await made({ status: 'published' });
    const { status, body } = await author.call('PUT', `posts/${id}/`, { title: '새 제목', status: 'published' });
    expect([status, body]).toMatchObject([200, { title: '새 제목', status: 'published' }]);
  });

  it('hides a post by a manager with a reason only, which its author is notified of', async () => {
    const { id } = await made();
    const hide = (reason?: string) => manager.call('PUT', `posts/${id}/`, { status: 'hidden', reason });
    for (const none of [undefined, '', ' ']) {
      const { status, body } = await hide(none);
      expect([status, body.reason]).toEqual([400, [expect.any(String)]]);
    }
    expect((await get(id)).body.status).toBe('published');
    expect((await hide('같은 광고가 또 올라왔어요')).status).toBe(200);
    const notified = await author.call('GET', 'notifications/');
    expect(notified.body.results).toContainEqual(
      expect.objectContaining({ outcome: 'hidden', note: '같은 광고가 또 올라왔어요' }),
    );
  });

  it('accepts a like of an unverified member', async () => {
    const { id } = await made();
    const liked = await unverified.call('POST', `posts/${id}/like/`);
    expect(liked.body).toEqual({ success: true, liked: true, like_count: 1 });
  });
});

describe('a like', () => {
  it('toggles the member’s own like', async () => {
    const { id } = await made();
    const like = () => other.call('POST', `posts/${id}/like/`);
    expect((await like()).body).toEqual({ success: true, liked: true, like_count: 1 });
    expect((await get(id, other.token)).body).toMatchObject({ liked: true, like_count: 1 });
    expect((await get(id)).body).toMatchObject({ liked: false, like_count: 1 });
    expect((await like()).body).toEqual({ success: true, liked: false, like_count: 0 });
    expect((await provider.call('POST', `posts/${id}/like/`)).status).toBe(401);
  });

  it('adds the post to the member’s own list, the last liked first', async () => {
    const [first, second] = [await made({ title: '처음' }), await made({ title: '다음' })];
    const hidden = await made({ title: '숨김' });
    for (const { id } of [first, second, hidden]) {
      provider.advance(1);
      await other.call('POST', `posts/${id}/like/`);
    }
    await manager.call('PUT', `posts/${hidden.id}/`, { status: 'hidden', reason: '광고' });
    const list = await other.call('GET', 'posts/like/');
    expect(list.body.count).toBe(2);
    expect(list.body.results.map(({ title }: { title: string }) => title)).toEqual(['다음', '처음']);
    expect((await author.call('GET', 'posts/like/')).body.count).toBe(0);
    expect((await provider.call('GET', 'posts/like/')).status).toBe(401);
    expect((await other.call('GET', 'posts/like/?search=처음')).body.results).toHaveLength(1);
  });
});

it('counts a view once a reader a day', async () => {
  const { id } = await made();
  const view = (token?: string) => provider.call('POST', `posts/${id}/view/`, { token });
  expect((await view()).body).toEqual({ view_count: 1 });
  expect((await view()).body).toEqual({ view_count: 1 });
  expect((await view(other.token)).body).toEqual({ view_count: 2 });
  provider.advance(24 * 60 * 60);
  expect((await view((await provider.member()).token)).body).toEqual({ view_count: 3 });
  const { database, now } = provider.services;
  await database.write((tx) => purgeViews(tx, now()));
  expect(await database.read((db) => db.$count(postViews, eq(postViews.postId, id)))).toBe(1);
});

it('accepts comments and replies and counts them', async () => {
  const { id } = await made();
  const path = `posts/${id}/comments/`;
  const first = await other.call('POST', path, { content: '좋아요' });
  expect(first.headers.get('Link')).toBe(`</posts/${id}>; rel="invalidates"`);
  await author.call('POST', path, { content: '고마워요', parent: first.body.id });
  expect((await provider.call('GET', path)).body).toMatchObject({
    count: 1,
    results: [{ content: '좋아요', replies: [{ content: '고마워요' }] }],
  });
  expect((await get(id)).body.comment_count).toBe(2);
  expect((await provider.call('GET', 'posts/999999/comments/')).status).toBe(404);
});

it('says of a picture that is not the author’s, as of one that is gone, in which field it is', async () => {
  const theirs = '/api/v1/files/theirs-1x1.webp';
  await provider.insert(files, { id: 'theirs-1x1.webp', userId: other.id, width: 1, height: 1, size: 1 });
  await provider.forum('pictures');
  const content = `<p>글</p><img src="${theirs}">`;
  const { id } = await made();
  const sent: [string, string, object][] = [
    ['POST', 'posts/', { ...texts, content }],
    ['POST', 'posts/', { ...texts, cover: theirs }],
    ['PUT', `posts/${id}/`, { content }],
    ['POST', 'topics/', { title: '글', content: '글', forum: 'pictures', fileUrls: [theirs] }],
  ];
  const rejected = await Promise.all(sent.map(([method, path, body]) => author.call(method, path, body)));
  const said = [expect.stringContaining('다시 올려 주세요')];
  expect(rejected.map(({ status, body }) => ({ status, body }))).toEqual(
    ['content', 'cover', 'content', 'fileUrls'].map((field) => ({
      status: 400,
      body: expect.objectContaining({ [field]: said }),
    })),
  );
  expect((await other.call('POST', 'posts/', { ...texts, content })).body.content).toContain(theirs);
  const link = `<p><a href="https://gyeol.example${theirs}">사진</a></p>`;
  expect((await create({ ...texts, content: link })).status).toBe(200);
});

describe('rejected posts', () => {
  const url = '/api/v1/files/missing-1x1.webp';
  const cases: [string, unknown[]][] = [
    ['title', [null, 1, '', '  ', 'x'.repeat(121), 'a\0', 'a\ud800']],
    ['content', [null, 1, '', '<p> </p>', '<script>x</script>', 'x'.repeat(60_001), 'a\0']],
    ['content', [`<img src="${url}">`, `<p>글</p><img src="${url}">`]],
    ['cover', [1, 'x', url, 'https://elsewhere.test/a.webp', 'javascript:alert(1)']],
    ['coverAlt', [null, 1, 'x'.repeat(201), 'a\0']],
    ['categories', [null, 'care', ['nothing'], ['A B'], ['a', 'b', 'c', 'd']]],
    ['tags', [null, ['nothing'], [1], Array(6).fill('a')]],
    ['products', [null, ['x'], [-1], [999_999], [1.5], Array(11).fill(1)]],
    ['type', ['other', null, 1]],
    ['recordMap', [null, 1, {}, { block: 1 }, { block: {} }]],
    ['status', ['hidden', 'deleted', null]],
    ['view_count', [9]],
    ['liked', [true]],
  ];
  it.each(cases.flatMap(([field, values]) => values.map((value) => ({ field, value }))))(
    '$field = $value, by its name and with nothing written',
    async ({ field, value }) => {
      const { id } = await made();
      const count = await published();
      const asNew = await create({ ...texts, [field]: value });
      expect([asNew.status, asNew.body.code]).toEqual([400, 'invalid']);
      expect(asNew.body[field]).toEqual(expect.arrayContaining([expect.any(String)]));
      const before = (await get(id)).body;
      expect((await author.call('PUT', `posts/${id}/`, { [field]: value })).status).toBe(400);
      expect((await get(id)).body).toEqual(before);
      expect(await published()).toBe(count);
    },
  );

  it('is an id that is no number, and a body that is none', async () => {
    for (const id of ['0', '-1', 'x', '99999999999']) {
      expect([400, 404]).toContain((await provider.call('GET', `posts/${id}/`)).status);
    }
    for (const body of [null, [], 'text']) expect((await create(body as never)).status).toBe(400);
  });
});
