import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forumCategories, forumEvents, forums, forumTags, topics } from '../../db/schema/topics.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import { type TestProvider, testProvider } from '../../testing.ts';

const provider = await testProvider();

/** Three topics of one forum and one of another; the oldest is the most liked. */
const free = await provider.forum('free');
const sun = await provider.forum('sun');
const { id: userId } = await provider.member();
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const label = { forumId: free.id, slug: 'daily', name: '일상', nameEn: 'Daily' };
const eventId = await provider.write(async (tx) => {
  await tx.insert(forumCategories).values(label);
  await tx.insert(forumTags).values({ ...label, slug: 'food' });
  const dates = { startsAt: at(0), endsAt: at(1) };
  const event = { forumId: free.id, slug: 'hello', title: '첫인사', titleEn: 'Hello', ...dates };
  const [row] = await tx.insert(forumEvents).values(event).returning();
  await tx.update(forums).set({ topicCount: 0 });
  return row?.id;
});
const topic = (row: Omit<Parameters<TestProvider['topic']>[0], 'userId'> & { createdAt: Date }) => {
  const counts = { likeCount: 0, viewCount: 0, commentCount: 0, ...row };
  return provider.topic({ ...counts, hot: hotRank(counts), userId });
};
await topic({ forumId: free.id, title: '가을 보습', likeCount: 900, createdAt: at(0), eventId });
await topic({
  forumId: free.id,
  title: '여름 선크림 100%',
  viewCount: 101,
  commentCount: 3,
  categories: ['daily'],
  productType: 'sun',
  createdAt: at(1),
});
await topic({
  forumId: free.id,
  title: '겨울 크림',
  content: '여름과는 달라요',
  viewCount: 100,
  tags: ['food', '보습'],
  type: 'question',
  createdAt: at(2),
});
await topic({ forumId: sun.id, title: '모자', content: '챙이 넓은', createdAt: at(3) });
await provider.topic({ forumId: free.id, userId, title: '숨긴 여름', status: 'hidden' });
await provider.update(forums, { topicCount: 3 });

const titles = async (query: string, path = 'forums/free/topics/') => {
  const { status, body } = await provider.call('GET', `${path}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.count >= body.results.length).toBe(true);
  return body.results.map((topic: { title: string }) => topic.title);
};
const [autumn, summer, winter] = ['가을 보습', '여름 선크림 100%', '겨울 크림'];

it.each([
  ['', [autumn, summer, winter]],
  ['ordering_type=hot', [autumn, summer, winter]],
  ['ordering_type=new', [winter, summer, autumn]],
  ['ordering_type=best', [autumn, winter, summer]],
  ['ordering_type=views', [summer, winter, autumn]],
  ['ordering_type=comments', [summer, winter, autumn]],
  ['ordering=created_at', [autumn, summer, winter]],
  ['ordering=-view_count', [summer, winter, autumn]],
  ['ordering=view_count', [autumn, winter, summer]],
])('orders a forum by %s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

it.each([
  ['view_count__gt=100', [summer]],
  ['categories=daily', [summer]],
  ['categories=daily,other', [summer]],
  ['tags=food', [winter]],
  ['tags=nothing', []],
  [`tags=${encodeURIComponent('보습'.normalize('NFD'))}`, [winter]],
  ['type=question', [winter]],
  ['event=hello', [autumn]],
  ['event=nothing', []],
  ['product_type=sun', [summer]],
  ['fixed=true', []],
  ['fixed=false', [autumn, summer, winter]],
])('filters a forum by %s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

it.each([
  ['여름', [summer, winter]],
  ['여름 선', [summer]],
  ['크림', [summer, winter]],
  ['챙', []],
  ['100%', [summer]],
  ['0_%', []],
  ['숨긴', []],
])('finds «%s» in titles and texts', async (search, expected) => {
  expect(await titles(`search=${encodeURIComponent(search)}`)).toEqual(expected);
});

it('lists the topics of every forum', async () => {
  expect(await titles('ordering_type=new', 'topics/')).toEqual(['모자', winter, summer, autumn]);
  expect(await titles('view_count__gt=100', 'topics/')).toEqual([summer]);
  expect(await titles('search=챙', 'topics/')).toEqual(['모자']);
});

it('pages a list with addresses that keep its filters', async () => {
  const first = await provider.call('GET', 'forums/free/topics/?ordering_type=new&page_size=2');
  expect(first.body).toMatchObject({ count: 3, previous: null });
  expect(first.body.next).toBe('/api/v1/forums/free/topics/?ordering_type=new&page_size=2&page=2');
  const second = await provider.call('GET', first.body.next.replace('/api/v1/', ''));
  expect(second.body).toMatchObject({ next: null, results: [{ title: autumn }] });
  expect((await provider.call('GET', 'forums/free/topics/?page=3&page_size=2')).status).toBe(404);
});

it.each([
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['page_size=101', 'page_size'],
  ['page_size=0', 'page_size'],
  ['ordering=password', 'ordering'],
  ['ordering_type=random', 'ordering_type'],
  ['view_count__gt=NaN', 'view_count__gt'],
  ['view_count__gt=99999999999', 'view_count__gt'],
  ['fixed=maybe', 'fixed'],
  ['status=hidden', 'status'],
  ['type=poem', 'type'],
  ['search=%00', 'search'],
  ['product_type=%00', 'product_type'],
  ['categories=%00', 'categories'],
  ['tags=%00', 'tags'],
  ['event=%00', 'event'],
])('rejects %s by the name of the field', async (query, field) => {
  for (const path of ['topics/', 'forums/free/topics/']) {
    const { status, body } = await provider.call('GET', `${path}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', [field]: [expect.any(String)] });
  }
});

it('sends a list a short excerpt besides the text', async () => {
  const { id: forumId } = await provider.forum('long');
  const { id: userId } = await provider.member();
  await provider.topic({ forumId, userId, content: `${'긴 글 '.repeat(3000)}끝` });
  await provider.update(forums, { topicCount: 1 });
  const { body } = await provider.call('GET', 'forums/long/topics/');
  expect([...body.results[0].excerpt].length).toBeLessThanOrEqual(140);
  expect(body.results[0].content).toMatch(/끝$/);
});

it('lists the full text and the survey data of topics', async () => {
  const { token } = await provider.member();
  const forum = await provider.forum('words');
  const content = '긴 이야기 '.repeat(200).trim();
  const written = await provider.call('POST', 'forums/words/topics/', { token, body: { title: '제목', content } });
  expect(written.status).toBe(200);
  const surveyData = { type: 'YMSJ', axes: [], takenAt: '2026-03-01T00:00:00.000Z' };
  await provider.update(topics, { surveyData }, eq(topics.forumId, forum.id));
  for (const path of ['forums/words/topics/', 'topics/?search=제목']) {
    const { body } = await provider.call('GET', path);
    const found = body.results.find(({ id }: { id: number }) => id === written.body.id);
    expect(found).toMatchObject({ content, surveyData });
  }
});
