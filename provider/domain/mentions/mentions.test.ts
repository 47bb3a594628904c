import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { CommentThread } from '../../../contract/comments.ts';
import { textsWithAt } from '../../../tests/inputs/mentions.ts';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { linksAndMentions } from './mentions.ts';

const provider = await testProvider();
let author: TestMember;
let named: TestMember;
let path: string;
await provider.forum('free');
beforeEach(async () => {
  [author, named] = [await provider.member(), await provider.member()];
  const topic = await author.call('POST', 'topics/', { title: '제목', content: '내용' });
  path = `forums/free/topics/${topic.body.id}/comments/`;
});

const comment = async (content: string, parent?: number) =>
  (await author.call('POST', path, { content, parent })).body as CommentThread;
const linkedIn = ({ content, links }: Pick<CommentThread, 'content' | 'links'>) =>
  links.map(({ start, end, href }) => [content.slice(start, end), href]);

it('links a mention to the member’s page, in a comment, its list and a reply', async () => {
  const name = named.username;
  const first = await comment(`@${name} 안녕하세요, @${name.toUpperCase()}님`);
  const expected = [
    [`@${name}`, `/users/${name}`],
    [`@${name.toUpperCase()}`, `/users/${name}`],
  ];
  expect(linkedIn(first)).toEqual(expected);
  await comment(`저도요 @${name}`, first.id);
  const { results } = (await provider.call('GET', path)).body;
  expect(linkedIn(results[0])).toEqual(expected);
  expect(linkedIn(results[0].replies[0])).toEqual([[`@${name}`, `/users/${name}`]]);
});

it('gives a mention the nickname that the member has now', async () => {
  await comment(`@${named.username} 안녕하세요`);
  await provider.update(users, { nickname: '감나무' }, eq(users.id, named.id));
  const { results } = (await provider.call('GET', path)).body;
  expect(results[0].links).toEqual([
    { start: 0, end: named.username.length + 1, href: `/users/${named.username}`, nickname: '감나무' },
  ]);
});

it('links neither an unknown name nor an e-mail address nor a member who left', async () => {
  const leaver = await provider.member();
  await provider.update(users, { status: 'left' }, eq(users.id, leaver.id));
  const made = await comment(`@unknown_here hi@${named.username}.kr @${leaver.username}`);
  expect(linkedIn(made).filter(([, href]) => href?.startsWith('/users/'))).toEqual([]);
});

it('keeps the order of addresses and mentions, and leaves a name within an address to it', () => {
  const text = '@mina_k https://a.kr/@mina_k 그리고 @mina_k b.kr';
  expect(linkedIn({ content: text, links: linksAndMentions(text, new Map([['mina_k', '미나']])) })).toEqual([
    ['@mina_k', '/users/mina_k'],
    ['https://a.kr/@mina_k', 'https://a.kr/@mina_k'],
    ['@mina_k', '/users/mina_k'],
    ['b.kr', 'https://b.kr'],
  ]);
});

it('notifies no member whom only a quoted line mentions', async () => {
  await comment(`> @${named.username} 이렇게 말했어요\n저는 달라요`);
  const { body } = await named.call('GET', 'notifications/');
  expect(body.results).toEqual([]);
});

it('notifies a member whom only a quoted line mentioned, once a change mentions them itself', async () => {
  const made = await comment(`> @${named.username} 이렇게 말했어요\n저는 달라요`);
  await author.call('PUT', `${path}${made.id}/`, {
    content: `> @${named.username} 이렇게 말했어요\n@${named.username} 저는 달라요`,
  });
  expect(await mentionsOf(named)).toEqual([1, 1]);
});

const mentionsOf = async (member: TestMember) => {
  const { results, unread_count } = (await member.call('GET', 'notifications/')).body;
  return [results.filter(({ kind }: { kind: string }) => kind === 'mention').length, unread_count];
};

it.each(textsWithAt)('an @ in $from mentions the member: $mentions', async ({ input, mentions }) => {
  const made = await comment(input(named.username));
  const links = linkedIn(made).filter(([, href]) => href === `/users/${named.username}`);
  expect([links.length, await mentionsOf(named)]).toEqual(mentions ? [1, [1, 1]] : [0, [0, 0]]);
});

it('a changed comment notifies whom it newly mentions, once, and nobody whom it mentioned before', async () => {
  const other = await provider.member();
  const made = await comment(`@${named.username} 보세요`);
  const change = (content: string) => author.call('PUT', `${path}${made.id}/`, { content });
  await named.call('POST', 'notifications/read/');
  await change(`@${named.username} @${other.username} 보세요`);
  expect([await mentionsOf(named), await mentionsOf(other)]).toEqual([
    [1, 0],
    [1, 1],
  ]);
  await other.call('POST', 'notifications/read/');
  await change('아무도 부르지 않아요');
  await change(`@${other.username} 다시 불러요`);
  expect(await mentionsOf(other)).toEqual([1, 0]);
  await author.call('DELETE', `${path}${made.id}/`);
  expect(await mentionsOf(other)).toEqual([0, 0]);
});
