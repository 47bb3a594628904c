import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../../testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

it('toggles a like and names the changed pages', async () => {
  const { id: forumId } = await provider.forum('free');
  const author = await provider.member();
  const reader = await provider.member();
  const topic = await provider.topic({ forumId, userId: author.id });
  const path = `topics/${topic.id}/like/`;

  const liked = await provider.call('POST', path, { token: reader.token });
  expect(liked.status).toBe(200);
  expect(liked.body).toEqual({ success: true, liked: true, like_count: 1 });
  expect(liked.headers.get('Link')).toBe(`</forums/free/topics/${topic.id}>; rel="invalidates"`);
  const shown = await provider.call('GET', `topics/${topic.id}/`, { token: reader.token });
  expect(shown.body).toMatchObject({ liked: true, like_count: 1 });
  const toOthers = await provider.call('GET', `topics/${topic.id}/`);
  expect(toOthers.body).toMatchObject({ liked: false, like_count: 1 });

  const taken = await provider.call('POST', path, { token: reader.token });
  expect(taken.body).toEqual({ success: true, liked: false, like_count: 0 });
});

it('asks a visitor who likes to sign in', async () => {
  const rejected = await provider.call('POST', 'topics/1/like/');
  expect(rejected.status).toBe(401);
  expect(rejected.body.code).toBe('session_ended');
});

it('answers 404 for a like of a topic that is not there', async () => {
  const reader = await provider.member();
  const rejected = await provider.call('POST', 'topics/999999/like/', { token: reader.token });
  expect(rejected.status).toBe(404);
});
