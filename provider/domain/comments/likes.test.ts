import { beforeEach, expect, it } from 'vitest';
import type { CommentReply, CommentThread } from '../../../contract/comments.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
let author: TestMember;
let reader: TestMember;
let path: string;
await provider.forum('free');
beforeEach(async () => {
  [author, reader] = [await provider.member(), await provider.member()];
  const topic = await author.call('POST', 'topics/', { title: '제목', content: '내용' });
  path = `forums/free/topics/${topic.body.id}/comments/`;
});

const comment = async (content: string, parent?: number) =>
  (await author.call('POST', path, { content, parent })).body as CommentThread;
const like = (id: number, by = reader) => by.call('POST', `${path}${id}/like/`);
const likesSeenBy = async (member?: TestMember) => {
  const { body } = await provider.call('GET', path, { token: member?.token });
  const shown = (body.results as CommentThread[]).flatMap((thread): CommentReply[] => [thread, ...thread.replies]);
  return shown.map(({ like_count, liked }) => [like_count, liked]);
};
const notificationsOf = async (member: TestMember) => {
  const { body } = await member.call('GET', 'notifications/');
  return (body.results as { kind: string; path: string; actor_count: number }[]).filter(({ kind }) => kind === 'like');
};

it('likes a comment and a reply, and takes a like back', async () => {
  const first = await comment('첫 댓글');
  const reply = await comment('답글', first.id);
  expect((await like(first.id)).body).toEqual({ success: true, liked: true, like_count: 1 });
  await like(reply.id);
  await like(reply.id, author);
  expect(await likesSeenBy(reader)).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(await likesSeenBy()).toEqual([
    [1, false],
    [2, false],
  ]);
  expect((await like(first.id)).body).toEqual({ success: true, liked: false, like_count: 0 });
  expect((await author.call('PUT', `${path}${reply.id}/`, { content: '고친 답글' })).body).toMatchObject({
    like_count: 2,
    liked: true,
  });
});

it('names the page as changed, so that its copy counts the like', async () => {
  const first = await comment('첫 댓글');
  const { headers } = await like(first.id);
  expect(headers.get('Link')).toBe(`</${path.replace('/comments/', '')}>; rel="invalidates"`);
});

it('shows no likes of a deleted comment and accepts none', async () => {
  const first = await comment('위 글');
  await comment('답글', first.id);
  await like(first.id);
  await author.call('DELETE', `${path}${first.id}/`);
  expect(await likesSeenBy(reader)).toEqual([
    [0, false],
    [0, false],
  ]);
  expect((await like(first.id)).status).toBe(404);
  expect((await like(999_999)).status).toBe(404);
});

it('accepts no like below another topic than the comment’s', async () => {
  const first = await comment('첫 댓글');
  const other = await author.call('POST', 'topics/', { title: '다른 글', content: '내용' });
  const wrong = `forums/free/topics/${other.body.id}/comments/${first.id}/like/`;
  expect((await reader.call('POST', wrong)).status).toBe(404);
});

it('refuses the like of a member whom the author has blocked, with the reason', async () => {
  const first = await comment('첫 댓글');
  await author.call('POST', `users/${reader.username}/block/`);
  expect((await like(first.id)).body).toEqual({
    success: false,
    liked: false,
    like_count: 0,
    reason: expect.any(String),
  });
  expect(await notificationsOf(author)).toEqual([]);
});

it('notifies the author with the comment’s page, and withdraws it with the like', async () => {
  for (let index = 0; index < 30; index += 1) await comment(`글 ${index}`);
  const late = await comment('마지막');
  await like(late.id);
  await like(late.id, author);
  expect(await notificationsOf(author)).toMatchObject([
    { actor_count: 1, path: `/${path.replace('/comments/', '')}?page=2#comment-${late.id}` },
  ]);
  await like(late.id);
  expect(await notificationsOf(author)).toEqual([]);
});

it('counts every like of members who like at once', async () => {
  const first = await comment('첫 댓글');
  const readers = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  await Promise.all(readers.map((by) => like(first.id, by)));
  expect(await likesSeenBy()).toEqual([[6, false]]);
});
