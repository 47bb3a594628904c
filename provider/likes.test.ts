import { expect, it } from 'vitest';
import { type TestMember, testProvider } from './testing.ts';

const provider = await testProvider();
await provider.forum('free');

const text = { title: '세안 순서', content: '미지근한 물로 씻어요.' };
const idOf = async (author: TestMember, path: string, body: object): Promise<string> => {
  const made = await author.call('POST', path, body);
  expect(made.status).toBe(200);
  return made.body.slug ?? made.body.id;
};

/** Every kind of content that is liked: writes one by a member and returns the path of its like. */
const kinds: [string, (author: TestMember) => Promise<string>][] = [
  ['topic', async (author) => `topics/${await idOf(author, 'topics/', text)}/like/`],
  ['post', async (author) => `posts/${await idOf(author, 'posts/', text)}/like/`],
  [
    'answer',
    async (author) => {
      const question = await idOf(await provider.member(), 'questions/', text);
      return `questions/answers/${await idOf(author, 'questions/answers/', { question, content: '답' })}/like/`;
    },
  ],
  [
    'comment',
    async (author) => {
      const comments = `posts/${await idOf(await provider.member(), 'posts/', text)}/comments/`;
      return `${comments}${await idOf(author, comments, { content: '댓글' })}/like/`;
    },
  ],
];

const likesTold = async (member: TestMember) => {
  const { body } = await member.call('GET', 'notifications/');
  return body.results.filter(({ kind }: { kind: string }) => kind === 'like');
};

it.each(kinds)('tells the author of a like of a %s, until it is taken back', async (kind, write) => {
  const [author, reader] = [await provider.member(), await provider.member()];
  const path = await write(author);
  expect((await reader.call('POST', path)).body).toEqual({ success: true, liked: true, like_count: 1 });
  expect(await likesTold(author)).toMatchObject([{ subject: { type: kind }, actor_count: 1 }]);
  expect((await reader.call('POST', path)).body).toEqual({ success: true, liked: false, like_count: 0 });
  expect(await likesTold(author)).toEqual([]);
  await author.call('POST', path);
  expect(await likesTold(author)).toEqual([]);
});

it.each(kinds)('counts a like of a %s that another member gave, and no own one', async (_kind, write) => {
  const [author, reader] = [await provider.member(), await provider.member()];
  const received = async () => (await provider.call('GET', `users/${author.username}/`)).body.like_count;
  const path = await write(author);
  await author.call('POST', path);
  expect(await received()).toBe(0);
  await reader.call('POST', path);
  expect(await received()).toBe(1);
  await author.call('POST', path);
  expect(await received()).toBe(1);
  await reader.call('POST', path);
  expect(await received()).toBe(0);
});

it.each(kinds)(
  'brings a badge by the like of a %s that makes it a hundred, and by no own one',
  async (_kind, write) => {
    const [author, reader] = [await provider.member({ likeCount: 99 }), await provider.member()];
    const badges = async () => {
      const { body } = await provider.call('GET', `users/${author.username}/`);
      return body.badges.map(({ code }: { code: string }) => code);
    };
    const path = await write(author);
    await author.call('POST', path);
    expect(await badges()).not.toContain('hundred_likes');
    await reader.call('POST', path);
    expect(await badges()).toContain('hundred_likes');
    // It stays once it is awarded.
    await reader.call('POST', path);
    expect(await badges()).toContain('hundred_likes');
  },
);

it.each(kinds)('changes nothing by a like of a %s whose author has blocked the member', async (_kind, write) => {
  const [author, reader] = [await provider.member(), await provider.member()];
  const path = await write(author);
  await author.call('POST', `users/${reader.username}/block/`);
  const { body } = await reader.call('POST', path);
  expect(body).toEqual({ success: false, liked: false, like_count: 0, reason: expect.any(String) });
  expect(await likesTold(author)).toEqual([]);
});
