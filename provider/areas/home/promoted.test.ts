import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';
import { seedPost } from '../posts/testing.ts';

const provider = await testProvider();
const editor = await provider.member({ role: 'editor' });
const author = await provider.member();
const forum = await provider.forum('free');

const promote = (path: string, promoted = true, by = editor) =>
  by.call('PUT', 'manage/home/promoted/', { path, promoted });
const listed = async () => (await editor.call('GET', 'manage/home/promoted/')).body;
const homePosts = async (): Promise<number[]> =>
  (await provider.call('GET', 'base/main/')).body.posts.map(({ id }: { id: number }) => id);
const aTopic = () => provider.topic({ forumId: forum.id, userId: author.id });
const aPost = (hot: number) => seedPost(provider, { userId: author.id, hot });

it('shows featured posts on the home page before hotter ones, the last featured first, until that ends', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5, 6].map(aPost));
  const [first = 0, second = 0, ...hotter] = made.map(({ id }) => id);
  const hottest = hotter.toReversed();
  expect(await homePosts()).toEqual(hottest);
  expect((await promote(`/posts/${first}`)).status).toBe(200);
  provider.advance(1);
  const { status, headers } = await promote(`/posts/${second}`);
  expect([status, headers.get('Link')]).toEqual([200, `</>; rel="invalidates", </posts/${second}>; rel="invalidates"`]);
  expect(await homePosts()).toEqual([second, first, ...hottest.slice(0, 2)]);
  expect((await listed()).posts).toMatchObject([{ path: `/posts/${second}` }, { path: `/posts/${first}` }]);
  expect((await promote(`/posts/${second}`, false)).status).toBe(200);
  expect(await homePosts()).toEqual([first, ...hottest.slice(0, 3)]);
});

it('shows a featured post nowhere once it is hidden or deleted', async () => {
  const { id } = await aPost(0);
  await promote(`/posts/${id}`);
  expect(await homePosts()).toContain(id);
  expect((await author.call('DELETE', `posts/${id}/`)).status).toBe(200);
  expect(await homePosts()).not.toContain(id);
  expect((await listed()).posts).not.toContainEqual(expect.objectContaining({ path: `/posts/${id}` }));
});

it('pins a topic above its forum for an editor, who is no manager, until that ends, and logs both once', async () => {
  const { id, title } = await aTopic();
  const path = `/forums/free/topics/${id}`;
  const pinned = async () => (await provider.call('GET', 'forums/free/topics/?fixed=true')).body.results;
  await promote(path);
  await promote(path);
  expect(await pinned()).toMatchObject([{ id }]);
  expect((await listed()).topics).toMatchObject([{ path, title, user: { username: author.username } }]);
  await promote(path, false);
  expect(await pinned()).toEqual([]);
  const owner = await provider.member({ role: 'owner' });
  const { results } = (await owner.call('GET', 'moderation/log/')).body;
  expect(results.slice(0, 2)).toMatchObject([
    { action: 'unpin', label: title, before: { fixed: true }, after: { fixed: false } },
    { action: 'pin', label: title, before: { fixed: false }, after: { fixed: true } },
  ]);
  expect(results[2]).not.toMatchObject({ action: 'pin' });
});

it.each(['/posts/999999', '/posts/new', '/forums/free/topics/999999', '/forums/free', '/posts/99999999999999'])(
  'rejects %s, where there is neither a topic nor a post',
  async (path) => {
    expect(await promote(path)).toMatchObject({ status: 400, body: { path: expect.anything() } });
  },
);

it('rejects a topic by the address of another forum, whose page would be rendered again in the place of its own', async () => {
  await provider.forum('other');
  const { id } = await aTopic();
  for (const path of [`/forums/other/topics/${id}`, `/forums/free/topics/0${id}`]) {
    expect(await promote(path)).toMatchObject({ status: 400, body: { path: expect.anything() } });
  }
});

it('rejects what is hidden', async () => {
  const topic = await provider.topic({ forumId: forum.id, userId: author.id, status: 'hidden' });
  expect((await promote(`/forums/free/topics/${topic.id}`)).status).toBe(400);
});
