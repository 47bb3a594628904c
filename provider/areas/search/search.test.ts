import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SEARCH_COUNT_MAX } from '../../../contract/constants/common.ts';
import type { SearchCount, SearchResult } from '../../../contract/search.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { posts, postTags } from '../../db/schema/posts.ts';
import { productCategories, products } from '../../db/schema/products.ts';
import { questions } from '../../db/schema/questions.ts';
import { forumTags } from '../../db/schema/topics.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const forumId = (await provider.forum('free')).id;
const userId = (await provider.member({ username: 'quiet_lake', nickname: '고요한호수' })).id;

const search = async (query: Record<string, string | number>, locale = 'ko') => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return provider.call('GET', `search/?${search}`, { headers: { 'Accept-Language': locale } });
};
const titles = ({ results }: { results: SearchResult[] }) => results.map(({ title }) => title);
const countOf = ({ counts }: { counts: SearchCount[] }, kind: string) => counts.find((count) => count.kind === kind);
const suggestions = async (search: string) => {
  const { body } = await provider.call('GET', `search/suggestions/?search=${encodeURIComponent(search)}`);
  return body.results;
};

it('finds parts of Korean words, the title before the content and active content before inactive', async () => {
  const made = { forumId, userId };
  await provider.topic({ ...made, title: '조용한 글', content: '쑥진정팩을 샀어요', hot: 90 });
  await provider.topic({ ...made, title: '쑥진정팩 후기', content: '좋아요', hot: 1 });
  await provider.topic({ ...made, title: '요즘 쑥진정팩', content: '어때요', hot: 50 });
  const { status, body } = await search({ search: '진정팩', kind: 'topics' });
  expect(status).toBe(200);
  expect(titles(body)).toEqual(['요즘 쑥진정팩', '쑥진정팩 후기', '조용한 글']);
  expect(body).toMatchObject({ count: 3, next: null });
  expect(body.results[0]).toEqual({
    kind: 'topics',
    type: 'topic',
    key: expect.any(String),
    title: '요즘 쑥진정팩',
    excerpt: '어때요',
    picture: null,
    collapsed: false,
    place: { slug: 'free', name: '포럼 free' },
    user: expect.objectContaining({ username: 'quiet_lake' }),
    created_at: provider.now().toISOString(),
  });
});

it('requires every word, in any order and case-insensitively', async () => {
  await provider.topic({ forumId, userId, title: 'Retinal 세럼', content: '저녁에 발라요' });
  expect(titles((await search({ search: '저녁 rETINAL', kind: 'topics' })).body)).toEqual(['Retinal 세럼']);
  expect((await search({ search: 'retinal 아침', kind: 'topics' })).body.count).toBe(0);
});

it('finds members and tags as the site writes them, and texts that name a member so', async () => {
  await provider.topic({ forumId, userId, title: '@quiet_lake 님의 비결', content: '물' });
  const found = (await search({ search: '＠quiet_lake', kind: 'members' })).body;
  expect(found.results).toMatchObject([{ key: 'quiet_lake' }]);
  expect(countOf(found, 'topics')?.count).toBe(1);
  expect(countOf((await search({ search: 'quiet_lake' })).body, 'topics')?.count).toBe(1);
  await provider.insert(postTags, { slug: 'barrier-care', name: '장벽관리', nameEn: 'Barrier care' });
  expect(await suggestions('#장벽관리')).toMatchObject([{ type: 'tag', key: 'barrier-care' }]);
});

it('treats wildcards as plain characters', async () => {
  await provider.topic({ forumId, userId, title: '수분 100% 크림', content: '이름이 길어요' });
  expect((await search({ search: '100%', kind: 'topics' })).body.count).toBe(1);
  expect((await search({ search: '%분_1', kind: 'topics' })).body.count).toBe(0);
});

it('cuts the excerpt around the match and keeps markup as text', async () => {
  const content = `${'앞이 길어요. '.repeat(40)}<b>물안개토너</b> 이야기예요. ${'뒤도 길어요. '.repeat(40)}`;
  await provider.topic({ forumId, userId, title: '긴 글', content });
  const { body } = await search({ search: '물안개토너', kind: 'topics' });
  const [{ excerpt }] = body.results;
  expect(excerpt).toContain('<b>물안개토너</b> 이야기예요.');
  expect(excerpt.startsWith('… ')).toBe(true);
  expect(excerpt.endsWith('…')).toBe(true);
  expect([...excerpt].length).toBeLessThan(150);
});

it('does not show hidden or deleted content', async () => {
  for (const status of ['hidden', 'deleted'] as const) {
    await provider.topic({ forumId, userId, title: '감춘달토너', status });
  }
  const manager = await provider.member({ role: 'manager' });
  const { body } = await manager.call('GET', `search/?kind=topics&search=${encodeURIComponent('감춘달토너')}`);
  expect(body.count).toBe(0);
});

it('looks through every kind, answers the first of each and counts all', async () => {
  const term = '별가루샘플';
  const now = provider.now();
  await provider.write(async (tx) => {
    await tx.insert(posts).values({
      userId,
      type: 'article',
      title: `${term} 포스트`,
      content: '<p>본문</p>',
      plain: '본문',
      excerpt: '본문',
    });
    await tx.insert(questions).values({ slug: 'star', userId, title: '궁금해요', content: term });
    await tx.insert(videos).values({ sourceId: 'v1', type: 'youtube', title: `${term} 영상`, publishedAt: now });
    await tx.insert(photos).values({
      sourceId: 'p1',
      type: 'instagram',
      postType: 'image',
      title: '사진',
      description: `${term} 사진`,
      publishedAt: now,
    });
    await tx.insert(productCategories).values({ slug: 'cream', name: '크림', nameEn: 'Cream' }).onConflictDoNothing();
    await tx.insert(products).values({
      slug: 'star-cream',
      name: `${term} 크림`,
      nameEn: 'Stardust cream',
      brand: '결상점',
      brandEn: 'Gyeol',
      category: 'cream',
      image: '/api/v1/files/x.webp',
      price: 12000,
    });
  });
  await provider.member({ nickname: `${term}님` });
  for (const index of [1, 2, 3, 4]) await provider.topic({ forumId, userId, title: `${term} ${index}`, hot: index });

  const { body } = await search({ search: term });
  expect(body.counts).toEqual([
    { kind: 'topics', count: 4, more: false },
    { kind: 'posts', count: 1, more: false },
    { kind: 'questions', count: 1, more: false },
    { kind: 'members', count: 1, more: false },
    { kind: 'contents', count: 2, more: false },
    { kind: 'products', count: 1, more: false },
  ]);
  expect(body.results.map(({ type }: SearchResult) => type)).toEqual([
    'topic',
    'topic',
    'topic',
    'post',
    'question',
    'user',
    'video',
    'photo',
    'product',
  ]);
  expect(body.next).toBeNull();
  const english = await search({ search: 'stardust', kind: 'products' }, 'en');
  expect(english.body.results).toMatchObject([{ title: 'Stardust cream', place: { slug: '', name: 'Gyeol' } }]);
});

it('pages through one kind and ends where it ends', async () => {
  const second = await search({ search: '별가루샘플', kind: 'topics', page: 2, page_size: 3 });
  expect(second.body).toMatchObject({ count: 4, next: null });
  expect(titles(second.body)).toEqual(['별가루샘플 1']);
  expect((await search({ search: '별가루샘플', kind: 'topics', page: 3, page_size: 3 })).status).toBe(404);
});

it('finds a rare word behind a thousand more active matches, and stops counting common ones', async () => {
  await provider.topic({ forumId, userId, title: '외딴이끼크림', hot: -5 });
  await provider.topic({ forumId, userId, title: '뜨거운글', content: '귀퉁이낱말', hot: 9999 });
  await provider.write(async (tx) => {
    await tx.execute(sql`
      INSERT INTO topics (forum_id, user_id, title, content, hot)
      SELECT ${forumId}::int, ${userId}::int,
        '흔한이슬 ' || i || CASE WHEN i % 100 = 0 THEN ' 귀퉁이낱말' ELSE '' END, '적어요', 100 + i
      FROM generate_series(1, 1200) AS i`);
  });
  const rare = await search({ search: '외딴이끼', kind: 'topics' });
  expect(rare.body).toMatchObject({ count: 1, results: [{ title: '외딴이끼크림' }] });
  const common = (await search({ search: '흔한이슬', kind: 'topics', page_size: 1 })).body;
  expect(countOf(common, 'topics')).toEqual({ kind: 'topics', count: common.count, more: true });
  expect(common.count).toBe(SEARCH_COUNT_MAX);
  expect(titles(common)).toEqual(['흔한이슬 1200 귀퉁이낱말']);
  const last = await search({ search: '흔한이슬', kind: 'topics', page: common.count, page_size: 1 });
  expect(last.body.results).toHaveLength(1);
  const between = (await search({ search: '귀퉁이낱말', kind: 'topics' })).body;
  expect(between.count).toBe(13);
  expect(titles(between).at(0)).toBe('흔한이슬 1200 귀퉁이낱말');
  expect(titles(between).at(-1)).toBe('뜨거운글');
});

it('searches the newest for a common word, and all for a rare one', async () => {
  const far = 3_000_000;
  await provider.write(async (tx) => {
    await tx.execute(sql`
      INSERT INTO topics (id, forum_id, user_id, title, content, hot)
      SELECT ${far}::int + i, ${forumId}::int, ${userId}::int, '창가낱말 ' || i, '적어요', i
      FROM generate_series(1, 400) AS i`);
  });
  const old = await provider.topic({ forumId, userId, title: '창가낱말 구석말', hot: -9999 });
  await provider.topic({ id: far + 500, forumId, userId, title: '구석말 이야기', hot: -9999 });
  const common = (await search({ search: '창가낱말', kind: 'topics' })).body;
  expect(countOf(common, 'topics')).toEqual({ kind: 'topics', count: SEARCH_COUNT_MAX, more: true });
  expect(titles(common).slice(0, 2)).toEqual(['창가낱말 400', '창가낱말 399']);
  const few = (await search({ search: '구석말', kind: 'topics' })).body;
  expect(few).toMatchObject({ count: 2, results: [{}, { key: String(old.id) }] });
  const list = await provider.call('GET', `topics/?page_size=100&search=${encodeURIComponent('구석말')}`);
  expect(list.body.count).toBe(2);
});

it('finds nothing for an empty search, and rejects an invalid one', async () => {
  expect((await search({ search: ' ' })).body).toMatchObject({ count: 0, results: [] });
  expect((await search({ search: '가'.repeat(101) })).body.search).toBeDefined();
  expect((await search({ search: '가', kind: 'everything' })).body.kind).toBeDefined();
  expect((await search({ search: '\0' })).status).toBe(400);
});

it('suggests tags, titles and members while one types', async () => {
  await provider.insert(postTags, { slug: 'autumn', name: '단풍보습', nameEn: 'Autumn' });
  await provider.insert(forumTags, { forumId, slug: 'maple', name: '단풍보습', nameEn: 'Maple', position: 0 });
  const topic = await provider.topic({ forumId, userId, title: '단풍보습 루틴' });
  await provider.topic({ forumId, userId, title: '다른 제목', content: '단풍보습' });
  await provider.member({ username: 'maple_girl', nickname: '단풍보습러' });
  expect(await suggestions('단풍보')).toEqual([
    { type: 'tag', key: 'autumn', text: '단풍보습', place: null, avatar: null, user: null },
    {
      type: 'tag',
      key: 'maple',
      text: '단풍보습',
      place: { slug: 'free', name: '포럼 free' },
      avatar: null,
      user: null,
    },
    {
      type: 'topic',
      key: String(topic.id),
      text: '단풍보습 루틴',
      place: { slug: 'free', name: '포럼 free' },
      avatar: null,
      user: expect.objectContaining({ username: 'quiet_lake' }),
    },
    {
      type: 'user',
      key: 'maple_girl',
      text: '단풍보습러',
      place: null,
      avatar: null,
      user: expect.objectContaining({ username: 'maple_girl' }),
    },
  ]);
  expect(await suggestions('')).toEqual([]);
});
