import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seedFirstContent } from '../../../seed/firstContent.ts';
import { comments } from '../../db/schema/comments.ts';
import { contentCounts, contentTags, photos, videos } from '../../db/schema/contents.ts';
import { posts } from '../../db/schema/posts.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import { testProvider } from '../../testing.ts';

const VIDEOS = 'contents/youtube-videos/';
const PHOTOS = 'contents/instagram-posts/';
const provider = await testProvider();
await seedFirstContent(provider.services, { accounts: true });

const list = async (path: string, query = '') => {
  const { status, body } = await provider.call('GET', `${path}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
describe('lists', () => {
  it.each([
    [VIDEOS, 40],
    [PHOTOS, 80],
    ['contents/other/', 14],
  ])('give all of %s once, page by page', async (path, count) => {
    const ids: number[] = [];
    for (let page = 1; ids.length < count; page += 1) {
      const body = await list(path, `page_size=9&page=${page}`);
      expect(body.count).toBe(count);
      ids.push(...body.results.map(({ id }: { id: number }) => id));
    }
    expect(new Set(ids).size).toBe(count);
    const last = Math.ceil(count / 9);
    expect((await provider.call('GET', `${path}?page_size=9&page=${last + 1}`)).status).toBe(404);
  });

  it.each(['hot', 'new', 'views', 'comments'])('order videos by %s', async (type) => {
    const { results } = await list(VIDEOS, `ordering_type=${type}&page_size=100`);
    const rows = await provider.rows(videos);
    const values = results.map(({ id }: { id: number }) => {
      const row = rows.find((it) => it.id === id);
      if (!row) throw new Error('A video that has no row');
      const { hot, publishedAt, viewCount, commentCount } = row;
      return { hot, new: publishedAt.getTime(), views: viewCount, comments: commentCount }[type];
    });
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it.each([
    [VIDEOS, 'ordering=published_at'],
    [PHOTOS, 'ordering=published_at'],
    ['contents/other/', 'ordering=published_at'],
  ])('turn %s around by %s', async (path, query) => {
    const up = await list(path, `${query}&page_size=100`);
    const down = await list(path, 'ordering=-published_at&page_size=100');
    const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);
    expect(ids(up)).toEqual(ids(down).reverse());
    expect(up.results[0].published_at < up.results[1].published_at).toBe(true);
  });

  it('find videos by two syllables of a title or of a text, and never an unknown one', async () => {
    const titles = async (search: string) =>
      (await list(VIDEOS, `search=${encodeURIComponent(search)}`)).results.map(({ title }: { title: string }) => title);
    expect(await titles('베개')).toContain('베개 커버와 턱선, 한 달의 기록');
    expect(await titles('현미경으로')).toEqual(['꿀과 밤으로 만든 팩의 결을 들여다봐요']);
    expect(await titles('없는말')).toEqual([]);
  });

  it('filter photo posts by kind, category and hashtag, any of several', async () => {
    const kinds = await Promise.all(
      ['image', 'video', 'carousel'].map((kind) => list(PHOTOS, `post_type=${kind}&page_size=1`)),
    );
    expect(kinds.map(({ count }) => count).reduce((a, b) => a + b)).toBe(80);
    const { results } = await list(PHOTOS, 'categories=sun,season&page_size=100');
    expect(results.length).toBeGreaterThan(10);
    for (const photo of results) expect(['sun', 'season']).toContain(photo.categories[0].slug);
    const tagged = await list(PHOTOS, `tags=${encodeURIComponent('선크림')}`);
    expect(tagged.count).toBeGreaterThan(2);
    for (const { tags } of tagged.results) expect(tags).toContainEqual({ slug: '선크림', name: '선크림' });
    expect((await list(PHOTOS, 'tags=nothing')).results).toEqual([]);
  });

  it.each([
    [VIDEOS, 'ordering=title', 'ordering'],
    [VIDEOS, 'ordering_type=best', 'ordering_type'],
    [VIDEOS, 'type=film', 'type'],
    [VIDEOS, 'status=hidden', 'status'],
    [PHOTOS, 'post_type=album', 'post_type'],
    [PHOTOS, 'tags=%00', 'tags'],
    [PHOTOS, 'page=0', 'page'],
    ['contents/other/', 'ordering=price', 'ordering'],
    ['contents/other/', 'page_size=101', 'page_size'],
  ])('refuse %s?%s by the name of the field', async (path, query, field) => {
    const { status, body } = await provider.call('GET', `${path}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', [field]: [expect.any(String)] });
  });
});

describe('labels', () => {
  it('name categories in the caller’s language', async () => {
    const english = await provider.call('GET', `${PHOTOS}categories/`, { headers: { 'Accept-Language': 'en' } });
    expect(english.body.results[0]).toEqual({ slug: 'routine', name: 'Routines' });
    expect((await list(`${PHOTOS}categories/`)).results[0]).toEqual({ slug: 'routine', name: '루틴' });
  });

  it('give hashtags from the most used on', async () => {
    const { results } = await list(`${PHOTOS}tags/`, 'page_size=100');
    const counts: number[] = [];
    for (const { slug } of results) counts.push((await list(PHOTOS, `tags=${encodeURIComponent(slug)}`)).count);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

describe('one of them', () => {
  it('is a video with its related content', async () => {
    const author = await provider.member();
    const { results } = await list(VIDEOS, `search=${encodeURIComponent('손가락 두 마디')}`);
    const [{ id }] = results;
    const postId = await provider.write(async (tx) => {
      const texts = { title: '선크림 양 재기', content: '', plain: '', excerpt: '' };
      const rows = await tx
        .insert(posts)
        .values([
          { ...texts, userId: author.id },
          { ...texts, userId: author.id, status: 'hidden' },
        ])
        .returning({ id: posts.id });
      const postIds = rows.map((row) => row.id);
      await tx
        .update(videos)
        .set({ postIds: [...postIds, 99_999] })
        .where(sql`id = ${id}`);
      return postIds[0];
    });
    const { body } = await provider.call('GET', `${VIDEOS}${id}/`);
    expect(body).toMatchObject({
      type: 'file',
      status: 'published',
      title: '선크림, 손가락 두 마디가 정말 맞을까',
      duration: 655,
      youtube_id: null,
      film: '/films/grain.webm',
      categories: [{ slug: 'sun' }],
      posts: [{ id: postId, title: '선크림 양 재기' }],
    });
    expect(body.products.map(({ name }: { name: string }) => name)).toEqual([
      '매일 그늘 선크림',
      '순한 무기 선크림',
      '덧바르는 선쿠션',
    ]);
  });

  it('is a photo post with its pictures in their order, with alternative texts', async () => {
    const { results } = await list(PHOTOS, 'post_type=carousel&page_size=1');
    const { body } = await provider.call('GET', `${PHOTOS}${results[0].id}/`);
    expect(body.media).toHaveLength(results[0].media_count);
    expect(body.media[0].url).toBe(results[0].thumbnail.url);
    for (const { alt, kind } of body.media) expect([kind, alt.length > 5]).toEqual(['image', true]);
  });

  it('is not there while it is hidden, but for a manager', async () => {
    const [row] = await provider.write((tx) =>
      tx
        .insert(videos)
        .values({
          sourceId: 'hidden-one',
          type: 'youtube',
          status: 'hidden',
          title: '숨긴 영상',
          publishedAt: provider.now(),
        })
        .returning({ id: videos.id }),
    );
    const path = `${VIDEOS}${row?.id}/`;
    const manager = await provider.member({ role: 'manager' });
    expect((await provider.call('GET', path)).status).toBe(404);
    expect((await provider.call('GET', `${path}comments/`)).status).toBe(404);
    expect((await manager.call('GET', path)).body).toMatchObject({ status: 'hidden', youtube_id: 'hidden-one' });
    expect((await list(VIDEOS)).count).toBe(40);
    expect((await list(VIDEOS, `search=${encodeURIComponent('숨긴')}`)).count).toBe(0);
  });

  it.each([VIDEOS, PHOTOS])('is not there under an unknown id of %s', async (path) => {
    expect((await provider.call('GET', `${path}999999/`)).status).toBe(404);
    expect((await provider.call('GET', `${path}nonsense/`)).status).toBe(400);
  });
});

describe('collections', () => {
  it('show only their products that match a filter', async () => {
    const all = await list('contents/other/');
    expect(all.results.every(({ products }: { products: object[] }) => products.length > 1)).toBe(true);
    const sun = await list('contents/other/', 'categories=sun');
    expect(sun.count).toBeLessThan(all.count);
    for (const { products } of sun.results) {
      expect(products.length).toBeGreaterThan(0);
      for (const product of products) expect(product.category.slug).toBe('sun');
    }
    const sale = await list('contents/other/', 'deals=sale&stores=gyeol-shop');
    for (const product of sale.results.flatMap((it: { products: object[] }) => it.products)) {
      expect(product.deal.type).toBe('sale');
      expect(product.stores).toContainEqual(expect.objectContaining({ slug: 'gyeol-shop' }));
    }
    expect((await list('contents/other/', 'deals=nothing')).results).toEqual([]);
  });

  it('are found by their own text and by the names of their products', async () => {
    const titles = async (search: string) =>
      (await list('contents/other/', `search=${encodeURIComponent(search)}`)).results.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('일요일')).toContain('일요일 저녁의 팩');
    expect(await titles('꿀밤')).toEqual(['일요일 저녁의 팩']);
  });
});

describe('comments', () => {
  it.each([
    [VIDEOS, 'contents/videos'],
    [PHOTOS, 'contents/photos'],
  ])('of %s are written, answered and deleted, and counted there', async (path, page) => {
    const { token } = await provider.member();
    const [{ id, comment_count }] = (await list(path, 'ordering_type=new&page_size=1')).results;
    const comments = `${path}${id}/comments/`;
    const body = { content: '저도 재 봤어요.' };
    const first = await provider.call('POST', comments, { token, body });
    expect(first.headers.get('Link')).toBe(`</${page}/${id}>; rel="invalidates"`);
    const answer = { content: '저도요.', parent: first.body.id };
    expect((await provider.call('POST', comments, { token, body: answer })).status).toBe(200);
    const count = async () => (await provider.call('GET', `${path}${id}/`)).body.comment_count;
    expect(await count()).toBe(comment_count + 2);
    await provider.call('DELETE', `${comments}${first.body.id}/`, { token });
    expect(await count()).toBe(comment_count + 1);
  });

  it('keep counters and ranks equal to their rows', async () => {
    for (const [table, subject] of [
      [videos, 'video'],
      [photos, 'photo'],
    ] as const) {
      const rows = await provider.rows(table);
      const listed = await provider.rows(comments);
      for (const row of rows) {
        const own = listed.filter((it) => it.subject === subject && it.subjectId === row.id);
        expect(row.commentCount).toBe(own.filter((it) => it.status === 'published').length);
        expect(row.threadCount).toBe(own.filter((it) => it.listed && !it.parentId).length);
        if (row.sourceId === 'hidden-one') continue;
        expect(row.hot).toBeCloseTo(hotRank({ ...row, likeCount: 0, createdAt: row.publishedAt }));
      }
    }
  });
});

it('counts published content of every author', async () => {
  const published = async () =>
    Object.fromEntries((await provider.rows(contentCounts)).map((row) => [row.kind, row.published]));
  const row = { sourceId: 'x', type: 'instagram', postType: 'image', title: '하나' } as const;
  const publishedAt = provider.now();
  await provider.insert(photos, [
    { ...row, publishedAt },
    { ...row, sourceId: 'y', status: 'hidden', publishedAt },
  ]);
  expect(await published()).toEqual({ video: 40, photo: 81, other: 14 });
  await provider.update(photos, { status: 'hidden' }, sql`source_id = 'x'`);
  expect((await published()).photo).toBe(80);
  await provider.write((tx) => tx.delete(photos).where(sql`source_id in ('x', 'y')`));
  expect(await published()).toEqual({ video: 40, photo: 80, other: 14 });
  const tags = await provider.rows(contentTags);
  expect(tags.every(({ photoCount }) => photoCount > 0)).toBe(true);
});
