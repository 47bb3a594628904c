import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../../testing.ts';

let provider: TestProvider;
let topic: Awaited<ReturnType<TestProvider['topic']>>;
beforeAll(async () => {
  provider = await startTestProvider();
  const [forum, author] = [await provider.forum('english'), await provider.member()];
  topic = await provider.topic({ forumId: forum.id, userId: author.id });
});
afterAll(() => provider.stop());

it.each([
  ['ko', '포럼 english'],
  ['en', 'english'],
])('names the forum of a topic in the reader’s language (%s)', async (language, name) => {
  const { body } = await provider.call('GET', `topics/${topic.id}/`, { headers: { 'Accept-Language': language } });
  expect(body.forum).toEqual({ slug: 'english', name });
});
