import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it, test } from 'vitest';
import { composedTexts, searchedTexts, wholeCharacters } from '../../../tests/inputs/text.ts';
import { topicSearch, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
const member = await provider.member();
const body = { fileUrls: [], fileAlts: [], categories: [], tags: [], showManagerBadge: false };
const extra = { name: '', productType: '', skinType: '' };

/** Writes a topic as a member does, and returns its id. */
async function write(title: string, content = '글') {
  const { body: made } = await member.call('POST', 'topics/', {
    forum: 'free',
    ...body,
    ...extra,
    title,
    content,
  });
  return Number(made.id);
}
const keysOf = async (path: string, search: string) => {
  const answer = await provider.call('GET', `${path}?search=${encodeURIComponent(search)}`);
  expect(answer.status).toBe(200);
  return {
    count: answer.body.count,
    keys: answer.body.results.map((row: { key?: string; id?: number }) => row.key ?? row.id),
  };
};

test.each(composedTexts)(
  '$from is found in either spelling, whichever it was written in',
  async ({ input, expected }) => {
    const ids = [await write(`${input} 하나`), await write(`${expected} 둘`)].reverse();
    for (const search of [expected, expected.normalize('NFD')]) {
      expect(await keysOf('topics/', search)).toEqual({ count: 2, keys: ids });
      expect((await keysOf('search/', search)).keys).toEqual(ids.map(String));
    }
    const [row] = await provider.rows(topics, eq(topics.id, ids[1] ?? 0));
    expect(row?.title).toBe(`${expected} 하나`);
  },
);

test.each(searchedTexts)('$from finds what it shows', async ({ written, input }) => {
  const id = await write(`${written} 이야기`);
  expect(await keysOf('topics/', input)).toEqual({ count: 1, keys: [id] });
  expect((await keysOf('search/', input)).keys).toEqual([String(id)]);
});

it('finds a member, a suggestion and a name of a short list in either spelling', async () => {
  await member.call('PUT', `users/${member.username}/nickname/`, { nickname: '고요한물결'.normalize('NFD') });
  expect(await provider.rows(users, eq(users.id, member.id))).toMatchObject([{ nickname: '고요한물결' }]);
  for (const search of ['요한물', '요한물'.normalize('NFD')]) {
    expect((await keysOf('users/', search)).count).toBe(1);
    expect((await keysOf('search/suggestions/', search)).keys).toEqual([member.username]);
    expect((await keysOf('forums/', '포럼'.normalize('NFD'))).count).toBe(1);
  }
});

test.each(wholeCharacters)('$from is whole where an excerpt ends', async ({ input }) => {
  const shown = input.normalize('NFC');
  const title = `끝말 ${shown}`;
  const id = await write(title, `${'가'.repeat(118)}${input}${'나'.repeat(20)}${input}${'나'.repeat(9)}`);
  const { body } = await provider.call('GET', `topics/?search=${encodeURIComponent(title)}`);
  expect(body.results).toMatchObject([{ id, excerpt: `${'가'.repeat(118)}${shown}…` }]);
  const found = await provider.call('GET', `search/?kind=topics&search=${encodeURIComponent(title)}`);
  expect(found.body.results).toMatchObject([{ excerpt: `${'가'.repeat(118)}${shown}${'나'.repeat(20)}${shown}…` }]);
});

test.each(searchedTexts)('the excerpt of a long text shows what $from finds', async ({ written, input }) => {
  const id = await write('긴 글', `${'앞말 '.repeat(200)}${written}`);
  const { body } = await provider.call('GET', `search/?kind=topics&search=${encodeURIComponent(input)}`);
  const [found] = body.results.filter(({ key }: { key: string }) => key === String(id));
  expect(found.excerpt).toContain(written);
});

it('begins no excerpt within a flag', async () => {
  await write('깃발', `${'🇰🇷'.repeat(40)}가찾을말`);
  const { body } = await provider.call('GET', `search/?kind=topics&search=${encodeURIComponent('찾을말')}`);
  expect(body.results).toMatchObject([{ excerpt: '… 가찾을말' }]);
});

it('composes what was stored before, and its index', async () => {
  const title = '옛이야기 기록';
  const { id } = await provider.topic({ forumId: 1, userId: member.id, title: title.normalize('NFD'), content: '글' });
  await provider.update(topicSearch, { searchText: `${title} 글`.normalize('NFD') }, eq(topicSearch.topicId, id));
  await provider.update(users, { social: { instagram: '', youtube: '물결'.normalize('NFD'), blog: '' } });
  expect((await keysOf('topics/', '옛이야기')).count).toBe(0);
  const folder = join(import.meta.dirname, '../../db/migrations');
  const migration = await readFile(join(folder, '0018_compose_texts.sql'), 'utf8');
  const composing = migration.split('--> statement-breakpoint').at(-1) ?? '';
  await provider.write((tx) => tx.execute(sql.raw(composing)));
  expect(await keysOf('topics/', '옛이야기')).toEqual({ count: 1, keys: [id] });
  expect(await provider.rows(topics, eq(topics.id, id))).toMatchObject([{ title }]);
  expect(await provider.rows(users, eq(users.id, member.id))).toMatchObject([{ social: { youtube: '물결' } }]);
});
