import { beforeEach, expect, it } from 'vitest';
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

const comment = async ({ token }: TestMember, content: string, parent?: number) =>
  (await provider.call('POST', path, { token, body: { content, parent } })).body as { id: number };
const notificationsOf = async ({ token }: TestMember) => {
  const { body } = await provider.call('GET', 'notifications/', { token });
  return (body.results as { kind: string; path: string }[])
    .filter(({ kind }) => kind !== 'badge')
    .map((it) => [it.kind, it.path]);
};
const page = () => `/${path.replace('/comments/', '')}`;

it('notifies the author of a comment, and not of their own', async () => {
  const first = await comment(reader, '잘 읽었어요');
  await comment(author, '고마워요');
  expect(await notificationsOf(author)).toEqual([['comment', `${page()}#comment-${first.id}`]]);
  expect(await notificationsOf(reader)).toEqual([]);
});

it('notifies the author of the parent once, also when they are mentioned or wrote the topic', async () => {
  const first = await comment(reader, '질문이요');
  const reply = await comment(author, `@${reader.username} 답이에요`, first.id);
  expect(await notificationsOf(reader)).toEqual([['reply', `${page()}#comment-${reply.id}`]]);
});

it('notifies mentioned members, but not for an e-mail address or an unknown name', async () => {
  const named = await provider.member();
  const made = await comment(reader, `@${named.username} @unknown_here hi@${author.username}.kr`);
  expect(await notificationsOf(named)).toEqual([['mention', `${page()}#comment-${made.id}`]]);
  expect(await notificationsOf(author)).toEqual([['comment', `${page()}#comment-${made.id}`]]);
});

it('notifies of a comment on a hidden topic nobody who cannot read it', async () => {
  const manager = await provider.member({ role: 'manager' });
  const named = await provider.member();
  const first = await comment(reader, '질문이요');
  const own = await comment(author, '먼저 쓴 댓글');
  const id = Number(path.split('/')[3]);
  await manager.call('PUT', `moderation/topic/${id}/`, { status: 'hidden', reason: '광고' });
  await comment(author, `@${named.username} @${reader.username} 이것 좀 보세요`);
  await comment(author, '답이에요', first.id);
  await author.call('PUT', `${path}${own.id}/`, { content: `@${named.username} 여기도요` });
  expect((await author.call('POST', `${path}${first.id}/like/`)).status).toBe(404);
  expect([await notificationsOf(named), await notificationsOf(reader)]).toEqual([[], []]);
  const said = await comment(manager, '사진을 바꿔 주세요');
  expect((await notificationsOf(author))[0]).toEqual(['comment', `${page()}#comment-${said.id}`]);
});

it('links to the page of comments that contains the answered one', async () => {
  const old = await comment(reader, '첫 댓글');
  for (let index = 0; index < 30; index += 1) await comment(author, `글 ${index}`);
  const late = await comment(reader, '마지막');
  expect(await notificationsOf(author)).toEqual([['comment', `${page()}?page=2#comment-${late.id}`]]);
  const reply = await comment(author, '첫 댓글에 답', old.id);
  expect(await notificationsOf(reader)).toEqual([['reply', `${page()}#comment-${reply.id}`]]);
});

it('credits its author with xp, and reverses it with the comment', async () => {
  const xp = async () => {
    const { body } = await reader.call('GET', 'xp-histories/');
    return (body.results as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
  };
  const made = await comment(reader, '한마디');
  expect(await xp()).toBe(2);
  await reader.call('DELETE', `${path}${made.id}/`);
  expect(await xp()).toBe(0);
});
