import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from './db/schema/users.ts';
import { testProvider } from './testing.ts';

const provider = await testProvider();
await provider.forum('free');
const [author, reader] = [await provider.member({ username: 'gone_away' }), await provider.member()];
const manager = await provider.member({ role: 'manager' });

const texts = { title: '겨울 보습', content: '바로 발라요' };
const write = async (path: string, body: object, by = author) => {
  const { status, body: made } = await by.call('POST', path, body);
  expect(status, JSON.stringify(made)).toBe(200);
  return made;
};
const topic = await write('topics/', texts);
const post = await write('posts/', texts);
const question = await write('questions/', texts);
const own = await write('topics/', { ...texts, title: '내 글' }, reader);
await write('questions/answers/', { question: question.slug, content: '답' }, await provider.member());
const comments = `forums/free/topics/${own.id}/comments/`;
const { id: reported } = await write(comments, { content: '댓글' });
await write(`topics/${topic.id}/like/`, {}, reader);
await write('reports/', { subject: 'comment', subjectId: reported, reason: 'spam' }, reader);
await author.call('DELETE', `posts/${(await write('posts/', texts)).id}/`);
await provider.update(users, { status: 'left', leftAt: provider.now() }, eq(users.id, author.id));

/** Every list and page that names who wrote something, and who reads it. */
const shown = [
  ...['topics/', 'forums/free/topics/', `topics/${topic.id}/`, 'posts/', `posts/${post.id}/`],
  ...['questions/', `questions/${question.slug}/`, comments, 'search/?search=보습', 'search/suggestions/?search=보습'],
  ...['search/alike/?kind=topics&title=보습', 'search/alike/?kind=questions&title=보습'],
  ...['base/main/', 'activity/likes/', 'notifications/', 'reports/?status=open', 'trash/?every=true'],
].map((path) => [path, /^(?:reports|trash)/.test(path) ? manager : reader] as const);

it.each([
  ['ko', '탈퇴한 회원', 'Former member'],
  ['en', 'Former member', '탈퇴한 회원'],
] as const)('tells in %s that an author has left, wherever one is named', async (locale, told, other) => {
  for (const [path, { token }] of shown) {
    const { status, body } = await provider.call('GET', path, { token, headers: { 'Accept-Language': locale } });
    expect(status, path).toBe(200);
    const text = JSON.stringify(body);
    expect([path, text.includes(told), text.includes(other)]).toEqual([path, true, false]);
    expect(text, path).not.toContain(author.username);
  }
});
