import { expect, it } from 'vitest';
import { homeSectionNames } from '../../../contract/constants/home.ts';
import { homeSchemas } from '../../../contract/home.ts';
import { seedFirstContent } from '../../../seed/firstContent.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

it('answers an empty site with empty lists', async () => {
  const { status, body } = await provider.call('GET', 'base/main/');
  expect(status).toBe(200);
  expect(body).toEqual({
    sections: [...homeSectionNames],
    banners: [],
    forums: [],
    hot_topics: [],
    best_topics: [],
    rankings: [],
    posts: [],
    challenges: [],
    events: [],
    questions: [],
    videos: [],
    photos: [],
  });
});

it('answers the beginning of each list, in one call', async () => {
  await seedFirstContent(provider.services, { accounts: false });
  provider.advance(6);
  const { body } = await provider.call('GET', 'base/main/');
  expect(homeSchemas.getMain.response.parse(body)).toEqual(body);
  const first = async (path: string) => (await provider.call('GET', path)).body.results;
  expect(body.rankings).toEqual(await first('rankings/?page_size=10'));
  expect(body.banners).toEqual(await first('banners/?type=main&status=active'));
  const parts = {
    hot_topics: 'topics/?page_size=8',
    best_topics: 'topics/?page_size=8&view_count__gt=100&ordering_type=best',
    forums: 'forums/',
    questions: 'questions/?page_size=5',
    posts: 'posts/?page_size=4',
    challenges: 'challenges/?status=opened&page_size=4',
    events: 'events/?page_size=4',
    videos: 'contents/youtube-videos/?page_size=4',
    photos: 'contents/instagram-posts/?page_size=4',
  };
  for (const [name, path] of Object.entries(parts)) {
    const full: object[] = await first(path);
    expect(full, name).toMatchObject(body[name]);
    expect(body[name], name).toHaveLength(full.length);
  }
  expect(body.questions).toHaveLength(5);
  for (const name of ['posts', 'challenges', 'events', 'videos', 'photos']) expect(body[name], name).toHaveLength(4);
  expect(body.hot_topics).toHaveLength(8);
  expect(body.best_topics).toHaveLength(8);
  expect(body.forums).toHaveLength(8);
  expect(body.rankings).toHaveLength(10);
  expect(body.banners.length).toBeGreaterThan(0);
});
