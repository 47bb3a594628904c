import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forumCategories, forumEvents, forumTags, topics } from '../../db/schema/topics.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const free = await provider.forum('free');
const sun = await provider.forum('sun');
const label = (forumId: number, slug: string) => ({ forumId, slug, name: `이름 ${slug}`, nameEn: `Name ${slug}` });
await provider.insert(forumCategories, [label(free.id, 'daily'), label(sun.id, 'howto')]);
await provider.insert(forumTags, [label(free.id, 'food'), label(sun.id, 'stick')]);
const dates = { startsAt: new Date('2026-03-01T00:00:00Z'), endsAt: new Date('2026-03-09') };
await provider.insert(forumEvents, { forumId: sun.id, slug: 'fingers', title: '두 손가락', titleEn: 'Two', ...dates });

it('lists forums with their own categories and tags', async () => {
  const { status, body } = await provider.call('GET', 'forums/');
  expect([status, body.count]).toEqual([200, 2]);
  expect(body.results[0]).toMatchObject({
    slug: 'free',
    name: '포럼 free',
    topic_count: 0,
    last_topic_at: null,
    categories: [{ slug: 'daily', name: '이름 daily', forum: 'free' }],
    tags: [{ slug: 'food', name: '이름 food', forum: 'free' }],
  });
});

it('names a forum in English for an English caller', async () => {
  const { body } = await provider.call('GET', 'forums/sun/', { headers: { 'Accept-Language': 'en' } });
  expect(body).toMatchObject({ slug: 'sun', name: 'sun', categories: [{ name: 'Name howto' }] });
});

it('answers 404 for a forum that is not there, however its name looks', async () => {
  for (const slug of ['moon', 'UPPER', '%ED%95%9C', 'a_b']) {
    expect((await provider.call('GET', `forums/${slug}/`)).status).toBe(404);
    expect((await provider.call('GET', `forums/${slug}/topics/`)).status).toBe(404);
  }
});

it('filters categories, tags and events by forum', async () => {
  expect((await provider.call('GET', 'forums/categories/')).body.count).toBe(2);
  const ofSun = await provider.call('GET', 'forums/categories/?forum=sun');
  expect(ofSun.body.results).toEqual([{ slug: 'howto', name: '이름 howto', forum: 'sun' }]);
  const tags = await provider.call('GET', 'forums/tags/?forum=free');
  expect(tags.body.results).toEqual([{ slug: 'food', name: '이름 food', forum: 'free' }]);
  const events = await provider.call('GET', 'forums/events/?forum=sun');
  expect(events.body.results).toMatchObject([{ slug: 'fingers', title: '두 손가락', forum: 'sun' }]);
  expect((await provider.call('GET', 'forums/events/?forum=free')).body.count).toBe(0);
});

it('searches forums and pages them', async () => {
  expect((await provider.call('GET', 'forums/?search=sun')).body.count).toBe(1);
  const second = await provider.call('GET', 'forums/?page=2&page_size=1');
  expect(second.body).toMatchObject({ count: 2, next: null, results: [{ slug: 'sun' }] });
  expect(second.body.previous).toContain('page=1');
  expect((await provider.call('GET', 'forums/?page=3&page_size=1')).status).toBe(404);
});

it('lists first the forums in which members who show a skin type write most', async () => {
  const shown = await provider.member({ skinType: 'YMSJ', showSkinType: true });
  const hidden = await provider.member({ skinType: 'YMSJ' });
  const other = await provider.member({ skinType: 'GMKJ', showSkinType: true });
  for (const userId of [hidden.id, hidden.id, other.id, other.id]) await provider.topic({ forumId: free.id, userId });
  const slugs = async (query: string) => {
    const { body } = await provider.call('GET', `forums/${query}`);
    return body.results.map(({ slug }: { slug: string }) => slug);
  };
  expect(await slugs('?skin_type=YMSJ')).toEqual(['free', 'sun']);
  const topic = await provider.topic({ forumId: sun.id, userId: shown.id });
  expect(await slugs('?skin_type=YMSJ')).toEqual(['sun', 'free']);
  expect(await slugs('?skin_type=GMKJ')).toEqual(['free', 'sun']);
  expect(await slugs('')).toEqual(['free', 'sun']);
  await provider.update(topics, { status: 'deleted' }, eq(topics.id, topic.id));
  expect(await slugs('?skin_type=YMSJ')).toEqual(['free', 'sun']);
});
