import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../contract/home.ts';
import { seedFirstContent } from '../db/seed.ts';
import { startTestProvider, type TestProvider } from '../testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

it('answers an empty site with empty lists', async () => {
  const { status, body } = await provider.call('GET', 'base/main/');
  expect(status).toBe(200);
  expect(body).toEqual({
    banners: [],
    forums: [],
    hot_topics: [],
    best_topics: [],
    rankings: [],
    posts: [],
    questions: [],
    videos: [],
    photos: [],
  });
});

it('answers what each list answers first, in one call', async () => {
  await seedFirstContent(provider.services, { accounts: false });
  provider.advance(6);
  const { body } = await provider.call('GET', 'base/main/');
  expect(main.parse(body)).toEqual(body);
  const first = async (path: string) => (await provider.call('GET', path)).body.results;
  expect(body.hot_topics).toEqual(await first('topics/?page_size=8'));
  expect(body.best_topics).toEqual(
    await first('topics/?page_size=8&view_count__gt=100&ordering_type=best'),
  );
  expect(body.forums).toEqual(await first('forums/'));
  expect(body.rankings).toEqual(await first('rankings/?page_size=10'));
  expect(body.banners).toEqual(await first('banners/?type=main&status=active'));
  expect(body.questions).toEqual(await first('questions/?page_size=5'));
  const glimpses = {
    posts: 'posts/?page_size=4',
    videos: 'contents/youtube-videos/?page_size=4',
    photos: 'contents/instagram-posts/?page_size=4',
  };
  for (const [name, path] of Object.entries(glimpses)) {
    const ids = (await first(path)).map(({ id }: { id: number }) => ({ id }));
    expect(body[name], name).toMatchObject(ids);
    expect(body[name], name).toHaveLength(4);
  }
  expect(body.questions).toHaveLength(5);
  expect(body.hot_topics).toHaveLength(8);
  expect(body.best_topics).toHaveLength(8);
  expect(body.forums).toHaveLength(8);
  expect(body.rankings).toHaveLength(10);
  expect(body.banners.length).toBeGreaterThan(0);
});
